import type { Hono } from 'hono';
import { fill } from '@federation/i18n/fill';
import { inboxTexts, redirectTo, type InboxContext, type InboxEnv } from '../request/context.ts';
import { logAccess } from '../access/log.ts';
import { queueAgain } from '../../service/mail/queue.ts';
import { sendNotFound } from '../layout/layout.ts';
import { toVersion } from './change-form.ts';
import { storeChange } from './change.ts';
import { makeComplaint } from './make-complaint.ts';
import { sendSubmissionPage } from './page.ts';
import { readSubmission, type ReadSubmission } from './read.ts';
import { saveChange, sendConflictPage } from './save-change.ts';

export function addSubmissions(inbox: Hono<InboxEnv>): void {
  inbox.get('/:reference', withSubmission(openSubmission));
  inbox.post('/:reference', withSubmission(saveChange));
  // Reloading the page after a conflict gets this address.
  inbox.get('/:reference/bounced', (context) =>
    redirectTo(context, `/${context.req.param('reference')}`),
  );
  inbox.post('/:reference/bounced', withSubmission(markBounced));
  inbox.post('/:reference/again', withSubmission(sendAgain));
  inbox.post('/:reference/complaint', withSubmission(turnIntoComplaint));
}

type Handle = (context: InboxContext, submission: ReadSubmission) => Response | Promise<Response>;

/** Responds 404 when the person sees no such submission. */
const withSubmission = (handle: Handle) => async (context: InboxContext) => {
  const submission = await readSubmission(context, context.req.param('reference') ?? '');
  return submission ? handle(context, submission) : sendNotFound(context);
};

const openSubmission: Handle = async (context, submission) => {
  const { database } = context.get('portal');
  await logAccess(context, database, { action: 'read', references: [submission.reference] });
  return sendSubmissionPage(context, submission);
};

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
  if (!isStored) return sendConflictPage(context, submission);
  return redirectTo(context, `/${reference}`);
};

const turnIntoComplaint: Handle = async (context, submission) => {
  const version = toVersion(context.get('form').version);
  const { database, onStored } = context.get('portal');
  const isMade = await database
    .transaction()
    .execute((store) => makeComplaint(context, store, submission, version));
  if (!isMade) return sendConflictPage(context, submission);
  onStored();
  return redirectTo(context);
};

const sendAgain: Handle = async (context, { id, reference }) => {
  const { database, now, onStored } = context.get('portal');
  await database.transaction().execute(async (store) => {
    await queueAgain(store, { id: context.get('form')['mail'] ?? '', submission: id }, now());
    await logAccess(context, store, { action: 'change', references: [reference] });
  });
  onStored();
  return redirectTo(context, `/${reference}`);
};
