import { toMailbox } from '../service/call/secrets.ts';
import { defaultLanguage, isLanguage, languages } from '@federation/i18n/languages';
import type { InboxConfiguration } from '../service/call/inbox-configuration.ts';

/**
 * Reads the staff (`PORTAL_STAFF`), the language of their mails (`PORTAL_STAFF_LANGUAGE`) and the
 * address of the inbox (`PORTAL_INBOX`) from the environment. Without staff there is no inbox.
 *
 * @param local the address on this computer, used without `PORTAL_INBOX`
 * @throws {Error} when a value is invalid
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

/** Requires https, because sessions are only safe over it. */
function toAddress(given: string): () => string {
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (url?.protocol !== 'https:' || url.pathname.replace(/\/$/, '') !== '')
    throw new Error(
      `PORTAL_INBOX is ${given}. Expected an https address such as https://inbox.federation.example.`,
    );
  return () => `${url.origin}/inbox`;
}
