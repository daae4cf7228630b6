import type { ReadyChecks } from '@federation/i18n/ready';
import type { CheckResult } from '@federation/base/check-results/check-result';
import { fetchHealth, isBackedUp, isSendingMail, toHealthAddress } from './portal/fetch-health.ts';
import { findMissingRecords, toDomain, type ResolveTxt } from './portal/mail-records.ts';
import type { WatchedPortal } from './portal/watched-portal.ts';
import { judgeWith } from '@federation/base/check-results/judge-with';
import type { HttpGet } from '@federation/base/deployed-site';

/** Checks that a portal answers, sends its mails, has a backup and may send for its domain. */
export async function checkPortal(
  portal: WatchedPortal,
  { get, resolveTxt }: { get: HttpGet; resolveTxt: ResolveTxt },
  texts: ReadyChecks,
): Promise<CheckResult[]> {
  const judge = judgeWith(texts);
  const health = await fetchHealth(portal.api, get);
  const address = toHealthAddress(portal.api);
  const unless = (isGood: boolean) => (isGood ? [] : [address]);
  return [
    judge('portalAnswers', unless(health !== undefined), 'red'),
    ...(health
      ? [
          judge('portalMails', unless(isSendingMail(health)), 'red'),
          judge('portalBackup', unless(isBackedUp(health)), 'red'),
        ]
      : []),
    judge('mailRecords', await findMissingRecords(portal, resolveTxt), 'red'),
    judge('dkim', portal.dkimSelector === undefined ? [toDomain(portal.email)] : [], 'amber'),
  ];
}
