import type { Hono } from 'hono';
import { fill } from '../../../src/i18n/fill.ts';
import { states, type State } from '../../submissions/states.ts';
import {
  toBase,
  toInboxTexts,
  type InboxContext,
  type InboxEnv,
  type InboxPortal,
} from '../context.ts';
import { toMessagePage } from '../look/layout.ts';
import { maxNote, toVersion } from './change-form.ts';
import { storeChange } from './change.ts';
import { sendSubmissionPage, type Unsaved } from './page.ts';
import { readSubmission, type ReadSubmission } from './read.ts';

/** The pages of submissions, by their reference. */
export function addSubmissions(inbox: Hono<InboxEnv>, portal: InboxPortal): void {
  const { database, place, now } = portal;
  /** Handles a request for a submission that is there. */
  const withSubmission =
    (handle: (context: InboxContext, submission: ReadSubmission) => Response | Promise<Response>) =>
    async (context: InboxContext) => {
      const submission = await readSubmission(database, context.req.param('reference') ?? '');
      return submission
        ? handle(context, submission)
        : toMessagePage(context, portal, toInboxTexts(context).notFound, 404);
    };
  const refuse = async (context: InboxContext, { reference }: ReadSubmission, unsaved: Unsaved) => {
    const newest = await readSubmission(database, reference);
    const texts = toInboxTexts(context);
    return newest
      ? sendSubmissionPage(context, portal, newest, {
          ...unsaved,
          fault: fill(unsaved.fault, { address: newest.changes[0]?.address ?? '' }),
        })
      : toMessagePage(context, portal, texts.notFound, 404);
  };
  const toWho = (context: InboxContext) => context.get('visitor').signedIn?.address ?? '';

  inbox.get(
    '/:reference',
    withSubmission((context, submission) => sendSubmissionPage(context, portal, submission)),
  );

  inbox.post(
    '/:reference',
    withSubmission(async (context, submission) => {
      const { version, state = '', note: typed = '' } = context.get('form');
      const { nothing, conflict } = toInboxTexts(context).submission;
      const note = typed.trim().slice(0, maxNote);
      const isState = (states as readonly string[]).includes(state);
      if (!isState || (state === submission.state && note === ''))
        return refuse(context, submission, { fault: nothing, status: 422, state, note });
      const change = { submission: submission.id, version: toVersion(version), note };
      const isStored = await database
        .transaction()
        .execute((store) =>
          storeChange(store, { ...change, state: state as State, address: toWho(context) }, now()),
        );
      if (!isStored)
        return refuse(context, submission, { fault: conflict, status: 409, state, note });
      return context.redirect(`${toBase(place.address())}/${submission.reference}`, 303);
    }),
  );

  inbox.post(
    '/:reference/bounced',
    withSubmission(async (context, submission) => {
      const { version, mail } = context.get('form');
      const { conflict, bouncedNote } = toInboxTexts(context).submission;
      const { id, state, reference, mails } = submission;
      const sent = mails.find((one) => one.id === mail && one.sent_at !== null);
      const note = fill(bouncedNote, { recipient: sent?.recipient ?? '' });
      const isStored = await database.transaction().execute(async (store) => {
        const change = { submission: id, version: toVersion(version), state, note };
        if (!sent || !(await storeChange(store, { ...change, address: toWho(context) }, now())))
          return false;
        await store
          .updateTable('mails')
          .set({ error: 'bounced' })
          .where('id', '=', sent.id)
          .execute();
        return true;
      });
      if (!isStored)
        return refuse(context, submission, { fault: conflict, status: 409, state, note: '' });
      return context.redirect(`${toBase(place.address())}/${reference}`, 303);
    }),
  );
}
