import * as v from 'valibot';
import type { HttpGet } from '@federation/base/deployed-site';
import { portalHealthSchema, type PortalHealth } from '@federation/portal/contract/health';

const hour = 3600;

/** The portal retries within minutes when a mail server defers a mail. */
const maxMailAge = hour;

/** Backups are made each night; one may be two hours late. */
const maxBackupAge = 26 * hour;

export const toHealthAddress = (api: string) => new URL('../../health', `${api}/`).href;

/** Fetches the health of a portal; undefined if it does not answer or reports an error. */
export async function fetchHealth(api: string, get: HttpGet): Promise<PortalHealth | undefined> {
  try {
    const response = await get(toHealthAddress(api));
    return response.ok ? v.parse(portalHealthSchema, await response.json()) : undefined;
  } catch {
    return undefined;
  }
}

export const isSendingMail = ({ oldestUnsentMail }: PortalHealth) =>
  oldestUnsentMail === null || oldestUnsentMail < maxMailAge;

export const isBackedUp = ({ lastBackup }: PortalHealth) =>
  lastBackup !== null && lastBackup < maxBackupAge;
