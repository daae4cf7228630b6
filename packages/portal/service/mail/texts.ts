import { formatDay } from '@federation/base/dates';
import type { PortalSettings } from '../../contract/settings.ts';
import { fill } from '@federation/i18n/fill';
import type { Language } from '@federation/i18n/languages';
import { dictionaries } from '@federation/i18n/strings';
import type { Secrets } from '../call/secrets.ts';
import type { MailRow } from '../database/schema.ts';
import { toLinkPath } from '../sign-in/links.ts';
import type { SubmissionKind } from '../database/submission-kinds.ts';
import type { MailDetails } from '../database/mail-kinds.ts';

export interface Mail {
  id: string;
  to: string;
  /** Replies about complaints go only to the ombudsman’s office. */
  replyTo: string;
  language: Language;
  subject: string;
  text: string;
  /** The one-time code in the text. */
  code?: string;
  /** The link in the text. */
  link?: string;
}

/** Tells the sender the next step and its date. */
export function nextStepText(kind: SubmissionKind, due: string, language: Language): string {
  return fill(dictionaries[language].portal.next[kind], { due: formatDay(due, language) });
}

/** Leaves out everything that a visitor has typed, because the address may be a stranger’s. */
export function renderMail(
  row: MailRow,
  { name, email, ombudsmanEmail }: PortalSettings,
  secrets: Secrets,
): Mail {
  const { language } = row;
  const { mails } = dictionaries[language].portal;
  const toStaff = dictionaries[language].inbox.mails;
  const sign = (text: string) => `${text}\n\n${name[language]}`;
  const mail = { id: row.id, to: row.recipient, language, replyTo: email };
  if (row.kind === 'code') {
    const code = secrets.toCode((JSON.parse(row.details) as MailDetails['code']).code);
    const { subject, text } = mails.code;
    return { ...mail, subject, text: sign(fill(text, { code })), code };
  }
  if (row.kind === 'link') {
    const { id, inbox } = JSON.parse(row.details) as MailDetails['link'];
    const link = `${inbox}${toLinkPath(id, secrets)}`;
    const { subject, text } = toStaff['sign-in'];
    return { ...mail, subject, text: sign(fill(text, { link })), link };
  }
  if (row.kind === 'reminder') {
    const { reference, state, due: day, link } = JSON.parse(row.details) as MailDetails['reminder'];
    const { states } = dictionaries[language].inbox;
    const stage = state === 'unconfirmed' ? '' : states[state];
    const due = formatDay(day, language);
    const subject = fill(toStaff.reminder.subject, { reference, due });
    const text = sign(fill(toStaff.reminder.text, { reference, stage, due, link }));
    return { ...mail, replyTo: ombudsmanEmail, subject, text, link };
  }
  const details = JSON.parse(row.details) as MailDetails['staff'] | MailDetails['received'];
  const { kind, reference } = details;
  const replyTo = kind === 'complaint' ? ombudsmanEmail : email;
  if ('link' in details) {
    const { link } = details;
    const subject = fill(toStaff.staff.subject, { reference });
    const text = sign(fill(toStaff.staff.text, { reference, link }));
    return { ...mail, replyTo, subject, text, link };
  }
  const next = nextStepText(kind, details.due, language);
  const subject = fill(mails[kind].subject, { reference });
  return { ...mail, replyTo, subject, text: sign(fill(mails.received, { reference, next })) };
}

/**
 * One mail in place of several to one of the staff, made of any of them. It comes back where that one
 * would.
 */
export function renderDigest(mail: Mail, count: number, { name }: PortalSettings): Mail {
  const { language } = mail;
  const { digest } = dictionaries[language].inbox.mails;
  const link = mail.link?.replace(/\/[^/]*$/, '') ?? '';
  return {
    ...mail,
    subject: fill(digest.subject, { count }),
    text: `${fill(digest.text, { count, link })}\n\n${name[language]}`,
    link,
  };
}
