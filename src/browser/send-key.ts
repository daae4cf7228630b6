import { sendKeyName } from '@federation/portal/contract/send-key';
import { readStored, writeStored } from '@federation/base/browser/storage';

/** Makes the key of a form that is sent for the first time, and keeps it until the tab is closed. */
export function renewSendKey(): string {
  // `crypto.randomUUID` is missing on pages that are not encrypted, such as those of a test server.
  const key = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  writeStored('session', sendKeyName, key);
  return key;
}

/**
 * The key under which forms are sent: the same after a reload, so that what is sent twice is one
 * submission.
 *
 * @param last the key that was used before, where storage is blocked
 */
export function readSendKey(last: string | undefined): string {
  return readStored('session', sendKeyName) ?? last ?? renewSendKey();
}
