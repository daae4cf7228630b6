import { html } from 'hono/html';
import { formatDay } from '../../../src/core/dates.ts';
import { toIndianDay } from '../../../src/core/indian-day.ts';
import { languageDetails } from '../../../src/i18n/languages.ts';
import { states } from '../../submissions/states.ts';
import { toBase, toInboxTexts, type InboxContext, type InboxPortal } from '../context.ts';
import { toDue } from '../list/due.ts';
import { sendPage, toForm, type Html } from '../look/layout.ts';
import { showTime } from '../look/time.ts';
import { show } from '../look/visible.ts';
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
        ${toChangeForm(context, portal, submission, unsaved)} ${toHistory(context, submission)}
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

function toChangeForm(
  context: InboxContext,
  portal: InboxPortal,
  { reference, version, state }: ReadSubmission,
  unsaved?: Unsaved,
): Html {
  const { submission: text, states: names } = toInboxTexts(context);
  const chosen = unsaved?.state ?? state;
  const described = unsaved ? html`aria-describedby="fault" autofocus` : '';
  const fields = html`<input type="hidden" name="version" value="${version}" />
    ${unsaved ? html`<p id="fault" class="fault" role="alert">${unsaved.fault}</p>` : ''}
    <label for="state">${text.state}</label>
    <select id="state" name="state">
      ${states.map(
        (one) =>
          html`<option value="${one}" ${one === chosen ? 'selected' : ''}>${names[one]}</option>`,
      )}
    </select>
    <label for="note">${text.note}</label>
    <textarea id="note" name="note" rows="3" maxlength="4000" ${described}>
${unsaved?.note ?? ''}</textarea>
    <button class="button">${text.save}</button>`;
  return html`<section class="no-print" aria-labelledby="change">
    <h2 id="change">${text.change}</h2>
    ${toForm(context, `${toBase(portal.place.address())}/${reference}`, fields, 'stack')}
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
            <p><b>${names[state]}</b> · ${address} · ${showTime(changed_at, language)}</p>
            ${note ? html`<p class="note">${show(note)}</p>` : ''}
          </li>`,
      )}
    </ol>
  </section>`;
}
