import type { Hono } from 'hono';
import { html } from 'hono/html';
import * as v from 'valibot';
import { toIndianDay } from '@federation/base/indian-day';
import { isDay } from '@federation/base/working-days';
import { languageDetails, languages } from '@federation/i18n/languages';
import { noDetails } from '../../contract/complaint-details.ts';
import { contactMessageForm } from '../../contract/contact-message.ts';
import { optionalLine } from '../../contract/input.ts';
import { receiveSubmission } from '../../service/submissions/receive.ts';
import { logAccess } from '../access/log.ts';
import { renderForm, renderOptions, sendNotFound, sendPage, type Html } from '../layout/layout.ts';
import {
  inboxPath,
  inboxTexts,
  redirectTo,
  seenKinds,
  type InboxContext,
  type InboxEnv,
} from '../request/context.ts';

/** Letters. */
const maxMessage = 20_000;

/** The fields of the contact form, without a required address, and two days that are not to come. */
function createEntryForm(today: string) {
  const { name, email, phone, message } = contactMessageForm.entries;
  const day = v.pipe(
    v.string(),
    v.check((typed) => isDay(typed) && typed <= today),
  );
  return v.object({
    name,
    email: v.union([v.literal(''), email]),
    phone,
    message: v.pipe(message, v.maxLength(maxMessage)),
    arrived: day,
    operator: optionalLine,
    incident: v.union([v.literal(''), day]),
    language: v.picklist(languages),
  });
}

/** Adds the form for a complaint that came by post, e-mail or telephone. */
export function addEntry(inbox: Hono<InboxEnv>): void {
  inbox.use('/enter', async (context, next) =>
    seenKinds(context).includes('complaint') ? next() : sendNotFound(context),
  );
  inbox.get('/enter', (context) => sendEntryPage(context));
  inbox.post('/enter', acceptEntry);
}

async function acceptEntry(context: InboxContext): Promise<Response> {
  const portal = context.get('portal');
  const now = portal.now();
  const entry = v.safeParse(createEntryForm(toIndianDay(now)), context.get('form'));
  if (!entry.success) return sendEntryPage(context, inboxTexts(context).entry.wrong);
  const { arrived, incident, operator, language, ...sent } = entry.output;
  const reference = await portal.database.transaction().execute(async (store) => {
    const call = {
      store,
      now,
      language,
      settings: portal.settings(),
      secrets: portal.secrets,
      inbox: portal.inbox,
      browser: '',
      details: { ...noDetails, operator, incident },
      isSpam: false,
      isMailboxFull: false,
    };
    const received = await receiveSubmission(call, {
      sent: 'Complaint',
      name: sent.name,
      email: sent.email,
      payload: { ...sent, subject: 'Complaint' },
      arrived: new Date(`${arrived}T12:00:00+05:30`),
    });
    await logAccess(context, store, { action: 'change', references: [received.reference] });
    return received.reference;
  });
  portal.onStored();
  return redirectTo(context, `/${reference}`);
}

function sendEntryPage(context: InboxContext, fault?: string) {
  const { entry: text, fields, toStart } = inboxTexts(context);
  // A page that was asked for has no form.
  const typed: Partial<Record<string, string>> = fault ? context.get('form') : {};
  const today = toIndianDay(context.get('portal').now());
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
    <label for="language">${text.language}</label>
    <select id="language" name="language">
      ${renderOptions(languages, typed['language'], (one) => languageDetails[one].name)}
    </select>
    <button class="button">${text.enter}</button>`;
  const main = html`<p><a href="${inboxPath(context)}">${toStart}</a></p>
    <h1>${text.title}</h1>
    <p>${text.lead}</p>
    ${renderForm(context, '/enter', content, 'stack')}`;
  return sendPage(context, { title: text.title, main, status: fault ? 422 : 200 });
}
