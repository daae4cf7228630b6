import * as v from 'valibot';
import type { HttpGet } from '@federation/base/deployed-site';
import { portalHealthSchema, type PortalHealth } from '@federation/portal/contract/health';

const hour = 3600;

/** The portal retries within minutes when a mail server defers a mail. */
const maxMailAge = hour;

/** Backups are made each night; one may be two hours late. */
const maxBackupAge = 26 * hour;

/** Bytes. */
const minFreeBytes = 1024 ** 3;

export const toHealthAddress = (api: string) => new URL('../../health', `${api}/`).href;

/**
 * Fetches the health of a portal: its details with the right token, otherwise `ok`; undefined if it
 * does not answer or reports an error.
 */
export async function fetchHealth(
  api: string,
  get: HttpGet,
  token: string | undefined,
): Promise<PortalHealth | 'ok' | undefined> {
  try {
    const response = await get(
      toHealthAddress(api),
      token === undefined ? {} : { Authorization: `Bearer ${token}` },
    );
    if (!response.ok) return undefined;
    const text = await response.text();
    return text === 'ok' ? text : v.parse(portalHealthSchema, JSON.parse(text));
  } catch {
    return undefined;
  }
}

export const isSendingMail = ({ oldestUnsentMail }: PortalHealth) =>
  oldestUnsentMail === null || oldestUnsentMail < maxMailAge;

/** The portal deletes every hour. */
export const isDeleting = ({ lastDeletion, stopped }: PortalHealth) =>
  stopped.length === 0 && lastDeletion !== null && lastDeletion < 3 * hour;

export const hasSpace = ({ freeBytes }: PortalHealth) =>
  freeBytes === null || freeBytes > minFreeBytes;

export const isBackedUp = ({ lastBackup }: PortalHealth) =>
  lastBackup !== null && lastBackup < maxBackupAge;
