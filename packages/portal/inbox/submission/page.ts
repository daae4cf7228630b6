import { html } from 'hono/html';
import { formatDay } from '@federation/base/dates';
import { languageDetails } from '@federation/i18n/languages';
import { inboxPath, inboxTexts, type InboxContext } from '../request/context.ts';
import { describeDue } from '../list/due.ts';
import { renderForm, sendPage, type Html } from '../layout/layout.ts';
import { formatIndianTime } from '../layout/time.ts';
import { renderText } from '../layout/visible.ts';
import { toCaseFacts } from './case-fields.ts';
import { renderChangeForm, type UnsavedChange } from './change-form.ts';
import { toFieldName, readPayloadFields } from './fields.ts';
import { renderHistory } from './history.ts';
import { renderMails } from './mails.ts';
import type { ReadSubmission } from './read.ts';
import { toReplyAddress } from './reply.ts';

export function sendSubmissionPage(
  context: InboxContext,
  submission: ReadSubmission,
  unsaved?: UnsavedChange,
) {
  const text = inboxTexts(context);
  const { reference, kind } = submission;
  const due = describeDue(context, submission);
  const main = html`<p class="no-print">
      <a href="${inboxPath(context)}">${text.toStart}</a>
    </p>
    <h1>${reference}</h1>
    <p class="facts">
      <span>${text.kinds[kind]}</span>
      <span class="state">${text.states[submission.state]}</span>
      ${submission.on_hold ? html`<span class="state">${text.submission.onHold}</span>` : ''}
      <span class="due ${due.urgency}">${due.words}</span>
    </p>
    <div class="columns">
      ${renderSubmission(context, submission)}
      <div class="beside-sent">
        ${renderChange(context, submission, unsaved)} ${renderHistory(context, submission)}
        ${renderMails(context, submission)}
      </div>
    </div>`;
  return sendPage(context, {
    title: reference,
    main,
    ...(unsaved && { status: unsaved.status }),
  });
}

function renderSubmission(context: InboxContext, submission: ReadSubmission): Html {
  const { language } = context.get('visitor');
  const { submission: text } = inboxTexts(context);
  const { payload, received_at, due_day, notice } = submission;
  const facts = [
    [text.received, formatIndianTime(received_at, language)],
    ...(submission.case
      ? toCaseFacts(context, submission.case)
      : [[text.due, formatDay(due_day, language)] as const]),
    [text.language, languageDetails[submission.language].name],
    ...(notice ? [[text.notice, notice] as const] : []),
  ] as const;
  return html`<section class="sent" aria-labelledby="sent">
    <h2 id="sent">${text.sent}</h2>
    <dl>
      ${readPayloadFields(payload, language).map(([name, value]) =>
        renderFact(
          renderText(toFieldName(name, language)),
          value ? renderText(value) : html`<i>${text.empty}</i>`,
        ),
      )}
    </dl>
    <p class="no-print">
      <a class="button" href="${toReplyAddress(submission)}">${text.reply}</a>
    </p>
    <dl class="small">
      ${facts.map(([name, value, more = '']) =>
        renderFact(name, html`${renderText(value)} ${more}`),
      )}
    </dl>
  </section>`;
}

const renderFact = (name: Html | string, value: Html): Html =>
  html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;

function renderChange(
  context: InboxContext,
  submission: ReadSubmission,
  unsaved?: UnsavedChange,
): Html {
  const { reference, version, kind } = submission;
  return html`<section class="no-print" aria-labelledby="change">
    <h2 id="change">${inboxTexts(context).submission.change}</h2>
    ${renderChangeForm(context, submission, unsaved)}
    ${
      kind === 'message'
        ? renderForm(
            context,
            `/${reference}/complaint`,
            html`<input type="hidden" name="version" value="${version}" />
              <button class="plain">${inboxTexts(context).submission.toComplaint}</button>`,
          )
        : ''
    }
    ${renderForm(
      context,
      '/selected',
      html`<input type="hidden" name="pick-${reference}" value="${version}" />
        <button class="plain" name="action" value="delete">
          ${inboxTexts(context).selection.actions.delete}
        </button>`,
    )}
  </section>`;
}
