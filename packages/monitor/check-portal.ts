import type { ReadyChecks } from '@federation/i18n/ready';
import type { CheckResult } from '@federation/base/check-results/check-result';
import type { PortalHealth } from '@federation/portal/contract/health';
import { fetchHealth, toHealthAddress } from './portal/fetch-health.ts';
import { findMissingRecords, toDomain, type ResolveTxt } from './portal/mail-records.ts';
import type { WatchedPortal } from './portal/watched-portal.ts';
import { judgeWith } from '@federation/base/check-results/judge-with';
import type { HttpGet } from '@federation/base/deployed-site';

interface PortalAccess {
  get: HttpGet;
  resolveTxt: ResolveTxt;
  /** The token for the details of `/health`. */
  healthToken?: string | undefined;
}

const hour = 3600;

/** Bytes. */
const minFreeBytes = 1024 ** 3;

const isDeleting = ({ stopped, lastDeletion }: PortalHealth) =>
  stopped.length === 0 && (lastDeletion ?? Infinity) < 3 * hour;

/**
 * Checks that a portal answers, sends its mails, has a backup and may send for its domain. The portal
 * tries mails again within minutes, deletes each hour and is backed up each night.
 */
export async function checkPortal(
  portal: WatchedPortal,
  { get, resolveTxt, healthToken }: PortalAccess,
  texts: ReadyChecks,
): Promise<CheckResult[]> {
  const judge = judgeWith(texts);
  const health = await fetchHealth(portal.api, get, healthToken);
  const address = toHealthAddress(portal.api);
  const unless = (isGood: boolean) => (isGood ? [] : [address]);
  return [
    judge('portalAnswers', unless(health !== undefined), 'red'),
    judge('portalToken', unless(health !== 'ok'), 'amber'),
    ...(health && health !== 'ok'
      ? [
          judge('portalMails', unless((health.oldestUnsentMail ?? 0) < hour), 'red'),
          judge('portalBackup', unless((health.lastBackup ?? Infinity) < 26 * hour), 'red'),
          judge('portalDeletion', unless(isDeleting(health)), 'red'),
          judge('portalSpace', unless((health.freeBytes ?? Infinity) > minFreeBytes), 'red'),
          judge('portalGivenUp', unless(health.mailsGivenUp + health.codesExpired === 0), 'amber'),
        ]
      : []),
    judge('mailRecords', await findMissingRecords(portal, resolveTxt), 'red'),
    judge('dkim', portal.dkimSelector === undefined ? [toDomain(portal.email)] : [], 'amber'),
  ];
}
