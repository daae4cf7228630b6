import { sendKeyName } from '@federation/portal/contract/send-key';
import { readStored, writeStored } from '@federation/base/browser/storage';

/** Makes a key for the first submission of a form, and stores it until the tab is closed. */
export function renewSendKey(): string {
  // `crypto.randomUUID` is missing on pages that are not encrypted, such as those of a test server.
  const key = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  writeStored('session', sendKeyName, key);
  return key;
}

/**
 * The idempotency key of forms. It survives a reload, so that sending twice makes one submission.
 *
 * @param last the key that was used before, where storage is blocked
 */
export function readSendKey(last: string | undefined): string {
  return readStored('session', sendKeyName) ?? last ?? renewSendKey();
}
