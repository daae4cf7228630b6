import { toMailbox } from '../service/call/secrets.ts';
import { kinds, type SubmissionKind } from '../service/database/submission-kinds.ts';
import { defaultLanguage, isLanguage, languages } from '@federation/i18n/languages';
import type { InboxConfiguration, Staff } from '../service/call/inbox-configuration.ts';

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
  const staff = readStaff(env.PORTAL_STAFF ?? '');
  if (staff.size === 0) return undefined;
  const given = env.PORTAL_INBOX || undefined;
  const address = given === undefined ? local : toAddress(given);
  const language = env.PORTAL_STAFF_LANGUAGE || defaultLanguage;
  if (!isLanguage(language))
    throw new Error(`PORTAL_STAFF_LANGUAGE is ${language}. Expected ${languages.join(' or ')}.`);
  return { staff, language, address };
}

/** The names of the kinds in `PORTAL_STAFF`, such as `complaints`. */
const kindNames = new Map<string, SubmissionKind>(kinds.map((kind) => [`${kind}s`, kind]));

/** An address that is named twice sees the kinds of both. */
function readStaff(text: string): Staff {
  const staff = new Map<string, SubmissionKind[]>();
  for (const entry of text.split(/[\s,]+/).filter(Boolean)) {
    const [, address, names] = /^([^\s@:]+@[^\s@:]+)(?::(.*))?$/.exec(entry) ?? [];
    if (address === undefined)
      throw new Error(`PORTAL_STAFF has ${entry}. Expected mail addresses with commas.`);
    const seen = names?.split('+').map((name) => toNamedKind(name, entry));
    const mailbox = toMailbox(address);
    staff.set(mailbox, [
      ...(staff.get(mailbox) ?? []),
      ...(seen ?? kinds.filter((kind) => kind !== 'complaint')),
    ]);
  }
  if (staff.size > 0 && ![...staff.values()].flat().includes('complaint'))
    throw new Error(
      'PORTAL_STAFF names nobody for complaints. Add the ombudsman’s office, such as ombudsman@federation.example:complaints.',
    );
  return staff;
}

function toNamedKind(name: string, entry: string): SubmissionKind {
  const kind = kindNames.get(name);
  if (kind) return kind;
  throw new Error(
    `PORTAL_STAFF has ${entry}. Expected kinds after the colon, joined by +: ${[...kindNames.keys()].join(', ')}.`,
  );
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
