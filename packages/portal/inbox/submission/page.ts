import { html } from 'hono/html';
import { formatDay } from '@federation/base/dates';
import { toIndianDay } from '@federation/base/indian-day';
import { languageDetails } from '@federation/i18n/languages';
import { toBase, toInboxTexts, type InboxContext, type InboxPortal } from '../request/context.ts';
import { toDue } from '../list/due.ts';
import { sendPage, type Html } from '../look/layout.ts';
import { showTime } from '../look/time.ts';
import { show } from '../look/visible.ts';
import { toChangeForm } from './change-form.ts';
import { toFieldName, toSentFields } from './fields.ts';
import { toMails } from './mails.ts';
import type { ReadSubmission } from './read.ts';
import { toReplyAddress } from './reply.ts';

/** What was typed and could not be saved, and why. */
export interface Unsaved {
  fault: string;
  status: 409 | 422;
  state: string;
  note: string;
  /** The version that the person has seen, where it is not to be the newest. */
  version?: number;
}

/** Sends the page of a submission. */
export function sendSubmissionPage(
  context: InboxContext,
  portal: InboxPortal,
  submission: ReadSubmission,
  unsaved?: Unsaved,
) {
  const { language } = context.get('visitor');
  const text = toInboxTexts(context);
  const { reference, kind } = submission;
  const { holidays } = portal.settings();
  const due = toDue(submission, { today: toIndianDay(portal.now()), holidays }, language);
  const main = html`<p class="no-print">
      <a href="${toBase(portal.place.address())}">${text.toStart}</a>
    </p>
    <h1>${reference}</h1>
    <p class="facts">
      <span>${text.kinds[kind]}</span>
      <span class="state">${text.states[submission.state]}</span>
      <span class="due ${due.urgency}">${due.words}</span>
    </p>
    <div class="columns">
      ${toSent(context, submission)}
      <div class="beside-sent">
        ${toChange(context, portal, submission, unsaved)} ${toHistory(context, submission)}
        ${toMails(context, portal, submission)}
      </div>
    </div>`;
  return sendPage(context, portal, {
    title: reference,
    main,
    ...(unsaved && { status: unsaved.status }),
  });
}

function toSent(context: InboxContext, submission: ReadSubmission): Html {
  const { language } = context.get('visitor');
  const { submission: text } = toInboxTexts(context);
  const { payload, received_at, due_day, notice } = submission;
  const facts = [
    [text.received, showTime(received_at, language)],
    [text.due, formatDay(due_day, language)],
    [text.language, languageDetails[submission.language].name],
    ...(notice ? [[text.notice, notice] as const] : []),
  ] as const;
  return html`<section class="sent" aria-labelledby="sent">
    <h2 id="sent">${text.sent}</h2>
    <dl>
      ${toSentFields(payload, language).map(
        ([name, value]) =>
          html`<div>
            <dt>${show(toFieldName(name, language))}</dt>
            <dd>${value ? show(value) : html`<i>${text.empty}</i>`}</dd>
          </div>`,
      )}
    </dl>
    <p class="no-print">
      <a class="button" href="${toReplyAddress(submission)}">${text.reply}</a>
    </p>
    <dl class="small">
      ${facts.map(
        ([name, value]) =>
          html`<div>
            <dt>${name}</dt>
            <dd>${show(value)}</dd>
          </div>`,
      )}
    </dl>
  </section>`;
}

function toChange(
  context: InboxContext,
  portal: InboxPortal,
  { reference, version, state }: ReadSubmission,
  unsaved?: Unsaved,
): Html {
  return html`<section class="no-print" aria-labelledby="change">
    <h2 id="change">${toInboxTexts(context).submission.change}</h2>
    ${toChangeForm(context, portal, { reference, version, state, ...unsaved })}
  </section>`;
}

function toHistory(context: InboxContext, { changes }: ReadSubmission): Html {
  const { language } = context.get('visitor');
  const { submission: text, states: names } = toInboxTexts(context);
  return html`<section aria-labelledby="history">
    <h2 id="history">${text.history}</h2>
    ${changes.length === 0 ? html`<p>${text.noHistory}</p>` : ''}
    <ol class="history">
      ${changes.map(
        ({ address, changed_at, state, note }) =>
          html`<li>
            <p><b>${names[state]}</b></p>
            ${note ? html`<p class="note">${show(note)}</p>` : ''}
            <p class="soft">${address} · ${showTime(changed_at, language)}</p>
          </li>`,
      )}
    </ol>
  </section>`;
}
