import type { Hono } from 'hono';
import { fill } from '@federation/i18n/fill';
import { toStates, type SubmissionState } from '../../service/database/states.ts';
import { inboxPath, inboxTexts, type InboxContext, type InboxEnv } from '../request/context.ts';
import { normalizeLine } from '../../contract/input.ts';
import { outcomes } from '../../service/submissions/complaint-case.ts';
import { logAccess } from '../access/log.ts';
import { queueAgain } from '../../service/mail/queue.ts';
import { sendMessagePage } from '../layout/layout.ts';
import { maxNote, toVersion, type UnsavedChange } from './change-form.ts';
import { storeChange } from './change.ts';
import { makeComplaint } from './make-complaint.ts';
import { sendSubmissionPage } from './page.ts';
import { readSubmission, type ReadSubmission } from './read.ts';

export function addSubmissions(inbox: Hono<InboxEnv>): void {
  inbox.get('/:reference', withSubmission(openSubmission));
  inbox.post('/:reference', withSubmission(saveChange));
  // Reloading the page after a conflict gets this address.
  inbox.get('/:reference/bounced', (context) =>
    context.redirect(`${inboxPath(context)}/${context.req.param('reference')}`, 303),
  );
  inbox.post('/:reference/bounced', withSubmission(markBounced));
  inbox.post('/:reference/again', withSubmission(sendAgain));
  inbox.post('/:reference/complaint', withSubmission(turnIntoComplaint));
}

type Handle = (context: InboxContext, submission: ReadSubmission) => Response | Promise<Response>;

/** Responds 404 when the person sees no such submission. */
const withSubmission = (handle: Handle) => async (context: InboxContext) => {
  const submission = await readSubmission(context, context.req.param('reference') ?? '');
  return submission
    ? handle(context, submission)
    : sendMessagePage(context, inboxTexts(context).notFound, 404);
};

const openSubmission: Handle = async (context, submission) => {
  const { database } = context.get('portal');
  await logAccess(context, database, { action: 'read', references: [submission.reference] });
  return sendSubmissionPage(context, submission);
};

const saveChange: Handle = async (context, submission) => {
  const { version, state = '', note: typed = '' } = context.get('form');
  const { nothing, conflict } = inboxTexts(context).submission;
  const hold = context.get('form').hold ? 1 : 0;
  const isHeld = hold !== submission.on_hold;
  const { holdNote, releaseNote } = inboxTexts(context).submission;
  const said = isHeld ? (hold ? holdNote : releaseNote) : '';
  const note = typed.trim().slice(0, maxNote);
  const entered = readEntered(context, submission);
  const refuse = (fault: string, status: 409 | 422, seen?: number) =>
    refuseChange(context, submission, { fault, status, state, note, hold, entered, seen });
  const isState = (toStates([submission.kind]) as string[]).includes(state);
  const isEntered = !isSameCase(entered, submission.case);
  if (!isState || (state === submission.state && note === '' && !isHeld && !isEntered))
    return refuse(nothing, 422);
  const lacking = findLacking(state, note, entered);
  if (lacking) return refuse(inboxTexts(context).submission[lacking], 422);
  const change = {
    reference: submission.reference,
    version: toVersion(version),
    state: state as SubmissionState,
    note: [said, note].filter(Boolean).join('\n'),
    on_hold: hold as 0 | 1,
    ...(entered && { entered }),
  };
  const { database, onStored } = context.get('portal');
  const isStored = await database
    .transaction()
    .execute((store) => storeChange(context, store, change));
  if (!isStored) return refuse(conflict, 409, change.version);
  onStored();
  return context.redirect(`${inboxPath(context)}/${submission.reference}`, 303);
};

/** The fields of the case in the form; undefined unless it is of a complaint. */
function readEntered(context: InboxContext, { case: found }: ReadSubmission) {
  const form = context.get('form');
  const read = (name: 'operator' | 'outcome' | 'order') =>
    normalizeLine(form[name] ?? found?.[name] ?? '').slice(0, 200);
  return found && { operator: read('operator'), outcome: read('outcome'), order: read('order') };
}

type Entered = ReturnType<typeof readEntered>;

const isSameCase = (entered: Entered, found: Entered) =>
  entered?.operator === found?.operator &&
  entered?.outcome === found?.outcome &&
  entered?.order === found?.order;

/** What the rules of the ombudsman want before a stage: reasons for more time, an outcome. */
function findLacking(state: string, note: string, entered: Entered) {
  if (!entered) return undefined;
  if (state === 'complex' && note === '') return 'reasonsNeeded' as const;
  const isKnown = (outcomes as readonly string[]).includes(entered.outcome);
  return state === 'decided' && !isKnown ? ('outcomeNeeded' as const) : undefined;
}

const markBounced: Handle = async (context, submission) => {
  const { version, mail } = context.get('form');
  const { bouncedNote } = inboxTexts(context).submission;
  const { state, reference, mails } = submission;
  const sent = mails.find((one) => one.id === mail && one.sent_at !== null);
  const note = fill(bouncedNote, { recipient: sent?.recipient ?? '' });
  const change = { reference, version: toVersion(version), state, note };
  const { database } = context.get('portal');
  const isStored = await database.transaction().execute(async (store) => {
    if (!sent || !(await storeChange(context, store, change))) return false;
    await store.updateTable('mails').set({ error: 'bounced' }).where('id', '=', sent.id).execute();
    return true;
  });
  if (!isStored) return refuseConflict(context, submission);
  return context.redirect(`${inboxPath(context)}/${reference}`, 303);
};

const turnIntoComplaint: Handle = async (context, submission) => {
  const version = toVersion(context.get('form').version);
  const { database, onStored } = context.get('portal');
  const isMade = await database
    .transaction()
    .execute((store) => makeComplaint(context, store, submission, version));
  if (!isMade) return refuseConflict(context, submission);
  onStored();
  return context.redirect(inboxPath(context), 303);
};

const sendAgain: Handle = async (context, { id, reference }) => {
  const { database, now, onStored } = context.get('portal');
  await database.transaction().execute(async (store) => {
    await queueAgain(store, { id: context.get('form')['mail'] ?? '', submission: id }, now());
    await logAccess(context, store, { action: 'change', references: [reference] });
  });
  onStored();
  return context.redirect(`${inboxPath(context)}/${reference}`, 303);
};

/** Refuses a button whose page is older than the submission. */
const refuseConflict: Handle = (context, submission) => {
  const fault = inboxTexts(context).submission.conflict;
  const { state } = submission;
  return refuseChange(context, submission, { fault, status: 409, state, note: '' });
};

/** Shows the newest version with the unsaved input. `seen` is the version that the person has seen. */
async function refuseChange(
  context: InboxContext,
  { reference }: ReadSubmission,
  { seen, ...unsaved }: UnsavedChange & { seen?: number | undefined },
): Promise<Response> {
  const newest = await readSubmission(context, reference);
  if (!newest) return sendMessagePage(context, inboxTexts(context).notFound, 404);
  // Somebody who only wrote a note did not choose the old state.
  const isChosen = seen === undefined || unsaved.state !== toSeenState(newest, seen);
  // An empty field would take back what somebody else has filled in.
  const filled = Object.entries(unsaved.entered ?? {}).filter(([, value]) => value !== '');
  const merged = newest.case && { ...newest.case, ...Object.fromEntries(filled) };
  return sendSubmissionPage(context, newest, {
    ...unsaved,
    ...(seen !== undefined && { entered: merged }),
    state: isChosen ? unsaved.state : newest.state,
    fault: fill(unsaved.fault, { address: newest.changes[0]?.address ?? '' }),
  });
}

/** The state in the version that the person has seen. The first version has no change. */
const toSeenState = ({ changes }: ReadSubmission, version: number): SubmissionState =>
  changes.find((change) => change.version === version)?.state ?? 'new';
