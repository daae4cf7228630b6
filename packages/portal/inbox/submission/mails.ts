import { html } from 'hono/html';
import { fill } from '@federation/i18n/fill';
import { inboxTexts, type InboxContext } from '../request/context.ts';
import { renderForm, type Html } from '../layout/layout.ts';
import { formatIndianTime } from '../layout/time.ts';
import { renderText } from '../layout/visible.ts';
import type { ReadMail, ReadSubmission } from './read.ts';

/** The mails of a submission with their delivery, and advice. */
export function renderMails(context: InboxContext, submission: ReadSubmission): Html {
  const { submission: text } = inboxTexts(context);
  const { mails } = submission;
  // Mails to the staff are folded away unless they failed.
  const aside = mails.filter((mail) => mail.kind === 'staff' && !isUndelivered(mail));
  const toItems = (shown: readonly ReadMail[]) =>
    html`<ul class="mails">
      ${shown.map((mail) => renderMailItem(context, submission, mail))}
    </ul>`;
  return html`<section aria-labelledby="mails">
    <h2 id="mails">${text.mails}</h2>
    ${toItems(mails.filter((mail) => !aside.includes(mail)))}
    ${
      aside.length > 0
        ? html`<details class="no-print">
            <summary>${text.mailKinds.staff} (${aside.length})</summary>
            ${toItems(aside)}
          </details>`
        : ''
    }
  </section>`;
}

/** True for a mail that failed for good, except codes, which people request again. */
const isUndelivered = ({ kind, next_at, error }: ReadMail) =>
  next_at === null && error !== null && kind !== 'code';

function renderMailItem(
  context: InboxContext,
  { reference, version }: ReadSubmission,
  mail: ReadMail,
): Html {
  const { submission: text } = inboxTexts(context);
  const renderButton = (action: string, label: string) => {
    const fields = html`<input type="hidden" name="mail" value="${mail.id}" />
      <input type="hidden" name="version" value="${version}" />
      <button class="plain">${label}</button>`;
    return renderForm(context, `/${reference}/${action}`, fields, 'no-print');
  };
  return html`<li>
    <p><b>${text.mailKinds[mail.kind]}</b></p>
    <p>${renderText(mail.recipient)}</p>
    <p class="${isUndelivered(mail) ? 'bad' : 'soft'}">${deliveryText(context, mail)}</p>
    ${
      isUndelivered(mail)
        ? html`<p>${text.todo[mail.kind === 'received' ? 'visitor' : 'staff']}</p>
            ${renderButton('again', text.sendAgain)}`
        : ''
    }
    ${mail.sent_at !== null && mail.error === null ? renderButton('bounced', text.bounced) : ''}
  </li>`;
}

function deliveryText(
  context: InboxContext,
  { next_at, sent_at, error, recipient }: ReadMail,
): string {
  const { language } = context.get('visitor');
  const { mail: text } = inboxTexts(context).submission;
  if (next_at !== null) {
    const time = formatIndianTime(next_at, language);
    return error ? fill(text.retrying, { reason: error, time }) : fill(text.waiting, { time });
  }
  if (error === 'bounced') return text.bounced;
  if (error === 'expired') return text.expired;
  if (sent_at === null) {
    const givenUp = fill(text.givenUp, { reason: error ?? '' });
    return /\P{ASCII}.*@/u.test(recipient) ? `${givenUp}. ${text.letters}` : givenUp;
  }
  return fill(text.sent, { time: formatIndianTime(sent_at, language) });
}
