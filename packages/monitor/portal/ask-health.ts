import * as v from 'valibot';
import { portalHealthSchema, type PortalHealth } from '@federation/portal/contract/health';

const hour = 3600;

/** A mail server that takes a mail later says so, and is tried again after minutes. */
const longestWait = hour;

/** Backups are made each night; two hours are left for one that is late. */
const maxBackupAge = 26 * hour;

/** Where a portal says how it is, by the address of its API. */
export const toHealthAddress = (api: string) => new URL('../../health', `${api}/`).href;

/** Asks a portal how it is; undefined if it does not answer, or not well. */
export async function askHealth(
  api: string,
  ask: (address: string) => Promise<Response>,
): Promise<PortalHealth | undefined> {
  try {
    const answer = await ask(toHealthAddress(api));
    return answer.ok ? v.parse(portalHealthSchema, await answer.json()) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether no mail waits for long. */
export const mailsGoOut = ({ oldestUnsentMail }: PortalHealth) =>
  oldestUnsentMail === null || oldestUnsentMail < longestWait;

/** Whether the last backup is from last night. */
export const isBackedUp = ({ lastBackup }: PortalHealth) =>
  lastBackup !== null && lastBackup < maxBackupAge;
