import { toMailbox } from '../service/call/secrets.ts';
import { defaultLanguage, isLanguage, languages } from '@federation/i18n/languages';
import type { InboxConfiguration } from '../service/call/inbox-configuration.ts';

/**
 * Reads from the environment who the staff are (`PORTAL_STAFF`), the language of mails
 * to them (`PORTAL_STAFF_LANGUAGE`) and where the inbox is (`PORTAL_INBOX`). Without staff there is no inbox.
 *
 * @param local its address on this computer, where `PORTAL_INBOX` names none
 * @throws {Error} when a value is not one
 */
export function readInboxConfiguration(
  env: NodeJS.ProcessEnv,
  local: () => string,
): InboxConfiguration | undefined {
  const staff = (env.PORTAL_STAFF ?? '').split(/[\s,]+/).filter(Boolean);
  const wrong = staff.find((address) => !/^[^\s@]+@[^\s@]+$/.test(address));
  if (wrong) throw new Error(`PORTAL_STAFF has ${wrong}. Expected mail addresses with commas.`);
  if (staff.length === 0) return undefined;
  const given = env.PORTAL_INBOX || undefined;
  const address = given === undefined ? local : toAddress(given);
  const language = env.PORTAL_STAFF_LANGUAGE || defaultLanguage;
  if (!isLanguage(language))
    throw new Error(`PORTAL_STAFF_LANGUAGE is ${language}. Expected ${languages.join(' or ')}.`);
  return { staff: staff.map(toMailbox), language, address };
}

/** The sessions of the staff are only safe over https. */
function toAddress(given: string): () => string {
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (url?.protocol !== 'https:' || url.pathname.replace(/\/$/, '') !== '')
    throw new Error(
      `PORTAL_INBOX is ${given}. Expected an https address such as https://inbox.federation.example.`,
    );
  return () => `${url.origin}/inbox`;
}
