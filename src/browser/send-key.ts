import { sendKeyName } from '@federation/portal/contract/send-key';
import { readStored, writeStored } from '@federation/base/browser/storage';

/** The keys of a form that is sent to the portal of the site. */
export interface SendKey {
  /** The same for all forms of the tab: a code counts only with it. */
  browser: string;
  /** The idempotency key: the same until the form is accepted, also after a reload. */
  submission: string;
}

/** The stored key, where storage is blocked. */
let remembered: string | undefined;

/** Reads the keys of the next form, which are stored until the tab is closed. */
export function readSendKey(): SendKey {
  const stored = readStored('session', sendKeyName) ?? remembered ?? store(toRandom());
  const [browser = '', submission = browser] = stored.split('.');
  return { browser, submission };
}

/** Makes the next form a new submission, even if it is the same. */
export function renewSendKey(): void {
  store(readSendKey().browser);
}

function store(browser: string): string {
  remembered = `${browser}.${toRandom()}`;
  writeStored('session', sendKeyName, remembered);
  return remembered;
}

// `crypto.randomUUID` is missing on pages that are not encrypted, such as those of a test server.
const toRandom = () =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
