import { fill } from '@federation/i18n/fill';
import { normalizeLine } from '../../contract/input.ts';
import { toStates, type SubmissionState } from '../../service/database/states.ts';
import { outcomes, type ComplaintCase } from '../../service/submissions/complaint-case.ts';
import { sendNotFound } from '../layout/layout.ts';
import { inboxTexts, redirectTo, type InboxContext } from '../request/context.ts';
import { enteredNames, maxNote, toVersion, type TypedChange } from './change-form.ts';
import { storeChange } from './change.ts';
import { sendSubmissionPage } from './page.ts';
import { readSubmission, type ReadSubmission } from './read.ts';

/** Saves what the form changes. Shows the form again, as it was filled in, if that can't be. */
export async function saveChange(
  context: InboxContext,
  submission: ReadSubmission,
): Promise<Response> {
  const { reference } = submission;
  const text = inboxTexts(context).submission;
  const version = toVersion(context.get('form').version);
  const typed = readTyped(context, submission);
  const { state = submission.state, on_hold, entered } = typed;
  const fault = findFault(submission, typed);
  if (fault)
    return sendSubmissionPage(context, submission, { ...typed, fault: text[fault], status: 422 });
  const held = on_hold ? text.holdNote : text.releaseNote;
  const said = on_hold === submission.on_hold ? '' : held;
  const note = [said, typed.note].filter(Boolean).join('\n');
  const { database, onStored } = context.get('portal');
  const isStored = await database
    .transaction()
    .execute((store) =>
      storeChange(context, store, { reference, version, state, note, on_hold, entered }),
    );
  if (!isStored) return sendConflictPage(context, submission, typed);
  onStored();
  return redirectTo(context, `/${reference}`);
}

/** Reads the form. A state that the submission can't have is undefined. */
function readTyped(context: InboxContext, { kind, case: found }: ReadSubmission): TypedChange {
  const form = context.get('form');
  const read = (name: (typeof enteredNames)[number]) =>
    normalizeLine(form[name] ?? found?.[name] ?? '').slice(0, 200);
  return {
    state: toStates([kind]).find((one) => one === form['state']),
    note: (form['note'] ?? '').trim().slice(0, maxNote),
    on_hold: form['hold'] ? 1 : 0,
    entered: found && {
      operator: read('operator'),
      outcome: read('outcome'),
      order: read('order'),
    },
  };
}

/**
 * Finds what keeps a change from being saved: it changes nothing, or lacks the reasons for more time
 * or the outcome that the rules of the ombudsman ask for before a stage.
 */
function findFault(
  { case: found, ...before }: ReadSubmission,
  { state, note, on_hold, entered }: TypedChange,
) {
  const isSameCase = enteredNames.every((name) => entered?.[name] === found?.[name]);
  const isSame = state === before.state && on_hold === before.on_hold && isSameCase;
  if (!state || (isSame && note === '')) return 'nothing';
  if (state === 'complex' && note === '') return 'reasonsNeeded';
  const isKnown = (outcomes as readonly string[]).includes(entered?.outcome ?? '');
  return state === 'decided' && !isKnown ? 'outcomeNeeded' : undefined;
}

/** Shows the newest version, which somebody else has changed meanwhile, with what was typed. */
export async function sendConflictPage(
  context: InboxContext,
  { reference }: ReadSubmission,
  typed?: TypedChange,
): Promise<Response> {
  const newest = await readSubmission(context, reference);
  if (!newest) return sendNotFound(context);
  const { conflict } = inboxTexts(context).submission;
  const fault = fill(conflict, { address: newest.changes[0]?.address ?? '' });
  const seen = toVersion(context.get('form').version);
  const unsaved = typed && mergeTyped(newest, typed, toSeenState(newest, seen));
  return sendSubmissionPage(context, newest, { ...unsaved, fault, status: 409 });
}

/** Leaves what somebody else has changed, unless the person has changed it, too. */
function mergeTyped(
  { state, case: found }: ReadSubmission,
  typed: TypedChange,
  seenState: SubmissionState,
): TypedChange {
  // An empty field would take back what somebody else has filled in.
  const filled = Object.entries(typed.entered ?? {}).filter(([, value]) => value !== '');
  return {
    ...typed,
    // Somebody who only wrote a note did not choose the old state.
    state: typed.state === seenState ? state : typed.state,
    entered: found && { ...found, ...(Object.fromEntries(filled) as Partial<ComplaintCase>) },
  };
}

/** The state in the version that the person has seen. The first version has no change. */
const toSeenState = ({ changes }: ReadSubmission, version: number): SubmissionState =>
  changes.find((change) => change.version === version)?.state ?? 'new';
