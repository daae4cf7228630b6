import type { Hono } from 'hono';
import { html } from 'hono/html';
import { toIndianDay } from '@federation/base/indian-day';
import { isDay } from '@federation/base/working-days';
import {
  defaultLanguage,
  isLanguage,
  languageDetails,
  languages,
} from '@federation/i18n/languages';
import { noDetails } from '../../contract/complaint-details.ts';
import { emailPattern, normalizeLine, toEmailAddress } from '../../contract/input.ts';
import { receiveSubmission } from '../../service/submissions/receive.ts';
import { logAccess } from '../access/log.ts';
import { renderForm, sendMessagePage, sendPage, type Html } from '../layout/layout.ts';
import {
  inboxPath,
  inboxTexts,
  seenKinds,
  signedInAddress,
  type InboxContext,
  type InboxEnv,
  type InboxPortal,
} from '../request/context.ts';

/** Letters. */
const maxMessage = 20_000;

/** Adds the form for a complaint that came by post, e-mail or telephone. */
export function addEntry(inbox: Hono<InboxEnv>, portal: InboxPortal): void {
  const onlyForComplaints =
    (handle: (context: InboxContext, portal: InboxPortal) => Response | Promise<Response>) =>
    (context: InboxContext) =>
      seenKinds(context).includes('complaint')
        ? handle(context, portal)
        : sendMessagePage(context, portal, inboxTexts(context).notFound, 404);
  inbox.get('/enter', onlyForComplaints(sendEntryPage));
  inbox.post('/enter', onlyForComplaints(acceptEntry));
}

async function acceptEntry(context: InboxContext, portal: InboxPortal): Promise<Response> {
  const { arrived = '', incident = '', message = '', ...form } = context.get('form');
  const name = normalizeLine(form['name'] ?? '');
  const email = toEmailAddress(form['email'] ?? '');
  const [operator, phone] = [form['operator'] ?? '', form['phone'] ?? ''].map(normalizeLine);
  const language = isLanguage(form['language']) ? form['language'] : defaultLanguage;
  const now = portal.now();
  const isPast = (day: string) => isDay(day) && day <= toIndianDay(now);
  const isGood = name && message.trim() && isPast(arrived) && (!incident || isPast(incident));
  if (!isGood || (email !== '' && !emailPattern.test(email)) || message.length > maxMessage)
    return sendEntryPage(context, portal, inboxTexts(context).entry.wrong);
  const reference = await portal.database.transaction().execute(async (store) => {
    const call = {
      ...{ store, now, language, settings: portal.settings(), secrets: portal.secrets },
      ...{ inbox: portal.configuration, browser: '', isSpam: false, isMailboxFull: email === '' },
      details: { ...noDetails, operator: operator ?? '', incident },
    };
    const received = await receiveSubmission(call, {
      ...{ sent: 'Complaint', name, email, notice: undefined },
      payload: { name, email, phone, subject: 'Complaint', message: message.trim() },
      arrived: new Date(`${arrived}T12:00:00+05:30`),
    });
    const access = { address: signedInAddress(context), action: 'change' } as const;
    await logAccess(store, access, [received.reference], now);
    return received.reference;
  });
  portal.onStored();
  return context.redirect(`${inboxPath(portal)}/${reference}`, 303);
}

function sendEntryPage(context: InboxContext, portal: InboxPortal, fault?: string) {
  const { entry: text, fields, submission, toStart } = inboxTexts(context);
  // A page that was asked for has no form.
  const typed: Partial<Record<string, string>> = fault ? context.get('form') : {};
  const today = toIndianDay(portal.now());
  const renderField = (name: string, label: string, type = 'text'): Html =>
    html`<label for="${name}">${label}</label>
      <input
        id="${name}"
        name="${name}"
        type="${type}"
        maxlength="254"
        ${type === 'date' ? html`max="${today}"` : ''}
        value="${typed[name] ?? ''}"
      />`;
  const content = html`${fault ? html`<p class="fault" role="alert">${fault}</p>` : ''}
    ${renderField('arrived', text.arrived, 'date')} ${renderField('name', fields.name)}
    ${renderField('email', fields.email, 'email')} ${renderField('phone', fields.phone, 'tel')}
    ${renderField('operator', fields.operator)} ${renderField('incident', fields.incident, 'date')}
    <label for="message">${fields.message}</label>
    <textarea id="message" name="message" rows="8" maxlength="${maxMessage}">
${typed['message'] ?? ''}</textarea>
    <label for="language">${submission.language}</label>
    <select id="language" name="language">
      ${languages.map(
        (one) =>
          html`<option value="${one}" ${one === typed['language'] ? 'selected' : ''}>
            ${languageDetails[one].name}
          </option>`,
      )}
    </select>
    <button class="button">${text.enter}</button>`;
  const main = html`<p><a href="${inboxPath(portal)}">${toStart}</a></p>
    <h1>${text.title}</h1>
    <p>${text.lead}</p>
    ${renderForm(context, `${inboxPath(portal)}/enter`, content, 'stack')}`;
  return sendPage(context, portal, { title: text.title, main, status: fault ? 422 : 200 });
}
