import { toCount } from '../certificates/issuing/check.ts';
import { toFinding, type Finding } from '../finding.ts';
import { askHealth, isBackedUp, mailsGoOut, toHealthAddress } from '../portal/ask-health.ts';
import { findMissingRecords, toDomain } from '../portal/mail-records.ts';
import type { WatchedPortal } from '../portal/watched-portal.ts';
import type { MonitorDependencies } from './site.ts';

const toHours = (seconds: number) => toCount(Math.round(seconds / 3600), 'hour');

/** Checks that a portal answers, sends its mails, is backed up, and may send for its domain. */
export async function checkPortal(
  portal: WatchedPortal,
  { ask, resolveTxt }: Pick<MonitorDependencies, 'ask' | 'resolveTxt'>,
): Promise<Finding[]> {
  const health = await askHealth(portal.api, ask);
  const missing = await findMissingRecords(portal, resolveTxt);
  return [
    toFinding(
      health !== undefined,
      'The portal answers, and so does its database.',
      `${toHealthAddress(portal.api)} does not say that the database is there. Look at the log of the portal.`,
    ),
    ...(health
      ? [
          toFinding(
            mailsGoOut(health),
            'The mails of the portal go out.',
            `A mail of the portal has waited for ${toHours(health.oldestUnsentMail ?? 0)}. Look at the mail server, and in the inbox at the mails that were not sent.`,
          ),
          toFinding(
            isBackedUp(health),
            `The portal was backed up ${toHours(health.lastBackup ?? 0)} ago.`,
            health.lastBackup === null
              ? 'The portal has no backup. Look at portal-backup.timer.'
              : `The last backup of the portal is ${toHours(health.lastBackup)} old. Look at portal-backup.timer.`,
          ),
        ]
      : []),
    toFinding(
      missing.length === 0,
      `The DNS has the mail records of ${toDomain(portal.email)}.`,
      `The DNS lacks or garbles ${missing.join(', ')}: other mail servers may refuse the mails of the portal.`,
    ),
  ];
}
