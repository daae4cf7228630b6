import type { Hono } from 'hono';
import { fill } from '@federation/i18n/fill';
import { states, type SubmissionState } from '../../service/database/states.ts';
import {
  inboxPath,
  inboxTexts,
  type InboxContext,
  type InboxEnv,
  type InboxPortal,
} from '../request/context.ts';
import { sendMessagePage } from '../layout/layout.ts';
import { maxNote, toVersion } from './change-form.ts';
import { storeChange } from './change.ts';
import { sendSubmissionPage, type UnsavedChange } from './page.ts';
import { readSubmission, type ReadSubmission } from './read.ts';

export function addSubmissions(inbox: Hono<InboxEnv>, portal: InboxPortal): void {
  const { database, now } = portal;
  /** Responds 404 when the submission does not exist. */
  const withSubmission =
    (handle: (context: InboxContext, submission: ReadSubmission) => Response | Promise<Response>) =>
    async (context: InboxContext) => {
      const submission = await readSubmission(database, context.req.param('reference') ?? '');
      return submission
        ? handle(context, submission)
        : sendMessagePage(context, portal, inboxTexts(context).notFound, 404);
    };
  const refuse = async (
    context: InboxContext,
    { reference }: ReadSubmission,
    unsaved: UnsavedChange,
    seen?: number,
  ) => {
    const newest = await readSubmission(database, reference);
    if (!newest) return sendMessagePage(context, portal, inboxTexts(context).notFound, 404);
    // Somebody who only wrote a note did not choose the old state.
    const isChosen = seen === undefined || unsaved.state !== toSeenState(newest, seen);
    return sendSubmissionPage(context, portal, newest, {
      ...unsaved,
      state: isChosen ? unsaved.state : newest.state,
      fault: fill(unsaved.fault, { address: newest.changes[0]?.address ?? '' }),
    });
  };
  const signedInAddress = (context: InboxContext) => context.get('visitor').signedIn?.address ?? '';

  inbox.get(
    '/:reference',
    withSubmission((context, submission) => sendSubmissionPage(context, portal, submission)),
  );

  inbox.post(
    '/:reference',
    withSubmission(async (context, submission) => {
      const { version, state = '', note: typed = '' } = context.get('form');
      const { nothing, conflict } = inboxTexts(context).submission;
      const note = typed.trim().slice(0, maxNote);
      const isState = (states as readonly string[]).includes(state);
      if (!isState || (state === submission.state && note === ''))
        return refuse(context, submission, { fault: nothing, status: 422, state, note });
      const change = { submission: submission.id, version: toVersion(version), note };
      const isStored = await database
        .transaction()
        .execute((store) =>
          storeChange(
            store,
            { ...change, state: state as SubmissionState, address: signedInAddress(context) },
            now(),
          ),
        );
      if (!isStored)
        return refuse(
          context,
          submission,
          { fault: conflict, status: 409, state, note },
          change.version,
        );
      return context.redirect(`${inboxPath(portal)}/${submission.reference}`, 303);
    }),
  );

  // Reloading the page after a conflict gets this address.
  inbox.get('/:reference/bounced', (context) =>
    context.redirect(`${inboxPath(portal)}/${context.req.param('reference')}`, 303),
  );

  inbox.post(
    '/:reference/bounced',
    withSubmission(async (context, submission) => {
      const { version, mail } = context.get('form');
      const { conflict, bouncedNote } = inboxTexts(context).submission;
      const { id, state, reference, mails } = submission;
      const sent = mails.find((one) => one.id === mail && one.sent_at !== null);
      const note = fill(bouncedNote, { recipient: sent?.recipient ?? '' });
      const isStored = await database.transaction().execute(async (store) => {
        const change = { submission: id, version: toVersion(version), state, note };
        if (
          !sent ||
          !(await storeChange(store, { ...change, address: signedInAddress(context) }, now()))
        )
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
      return context.redirect(`${inboxPath(portal)}/${reference}`, 303);
    }),
  );
}

/** The state in the version that the person has seen. The first version has no change. */
const toSeenState = ({ changes }: ReadSubmission, version: number): SubmissionState =>
  changes.find((change) => change.version === version)?.state ?? 'new';
