import type { Hono } from 'hono';
import { fill } from '@federation/i18n/fill';
import { wipe } from '../../service/database/wipe.ts';
import { readListQuery, toListQueryString } from '../list/query.ts';
import { sendList } from '../list/page.ts';
import { inboxTexts, redirectTo, type InboxContext, type InboxEnv } from '../request/context.ts';
import type { Form } from '../request/guards.ts';
import { storeChange } from '../submission/change.ts';
import { toVersion } from '../submission/change-form.ts';
import { deleteSubmission } from './delete-submission.ts';
import { readNames, sendConfirmPage } from './page.ts';

const actions = ['new', 'spam', 'closed', 'delete'] as const;

/** Adds what is done with the selected submissions of a list, or with one. */
export function addSelection(inbox: Hono<InboxEnv>): void {
  // Choosing a language on the page that asks leads here.
  inbox.get('/selected', redirectToList);
  inbox.post('/selected', changeSelected);
}

async function changeSelected(context: InboxContext): Promise<Response> {
  const form = context.get('form');
  const { none, leftOut } = inboxTexts(context).selection;
  const picks = readPicks(form);
  const action = actions.find((one) => one === form['action']);
  if (picks.length === 0 || !action) return sendList(context, none);
  if (action === 'delete' && form['confirmed'] !== 'yes') return sendConfirmPage(context, picks);
  const portal = context.get('portal');
  const seen = await readNames(context, picks);
  const missed: string[] = [];
  await portal.database.transaction().execute(async (store) => {
    for (const pick of picks) {
      const isStored =
        seen.has(pick.reference) &&
        (action === 'delete'
          ? await deleteSubmission(context, store, pick)
          : await storeChange(context, store, { ...pick, state: action, note: '' }));
      if (!isStored) missed.push(pick.reference);
    }
  });
  portal.onStored();
  // The hourly run wipes again what could not be wiped now.
  if (action === 'delete')
    await wipe(portal.database).catch(({ message }: Error) => portal.log(message));
  return missed.length > 0
    ? sendList(context, fill(leftOut, { references: missed.join(', ') }))
    : redirectToList(context);
}

/** The selected submissions, in the version that the person has seen. */
const readPicks = (form: Form) =>
  Object.entries(form).flatMap(([name, version]) => {
    const [, reference] = /^pick-(.+)$/.exec(name) ?? [];
    return reference ? [{ reference, version: toVersion(version) }] : [];
  });

function redirectToList(context: InboxContext): Response {
  const query = readListQuery(context);
  return redirectTo(context, toListQueryString(query));
}
