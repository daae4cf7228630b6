import type { ReadyChecks } from '@federation/i18n/ready';
import type { Finding } from '@federation/base/findings/finding';
import { askHealth, isBackedUp, mailsGoOut, toHealthAddress } from './portal/ask-health.ts';
import { findMissingRecords, toDomain, type ResolveTxt } from './portal/mail-records.ts';
import type { WatchedPortal } from './portal/watched-portal.ts';
import { judgeWith } from '@federation/base/findings/judge-with';
import type { Ask } from '@federation/base/deployed-site';

/** Checks that a portal answers, sends its mails, is backed up, and may send for its domain. */
export async function checkPortal(
  portal: WatchedPortal,
  { ask, resolveTxt }: { ask: Ask; resolveTxt: ResolveTxt },
  texts: ReadyChecks,
): Promise<Finding[]> {
  const judge = judgeWith(texts);
  const health = await askHealth(portal.api, ask);
  const address = toHealthAddress(portal.api);
  const unless = (isGood: boolean) => (isGood ? [] : [address]);
  return [
    judge('portalAnswers', unless(health !== undefined), 'red'),
    ...(health
      ? [
          judge('portalMails', unless(mailsGoOut(health)), 'red'),
          judge('portalBackup', unless(isBackedUp(health)), 'red'),
        ]
      : []),
    judge('mailRecords', await findMissingRecords(portal, resolveTxt), 'red'),
    judge('dkim', portal.dkimSelector === undefined ? [toDomain(portal.email)] : [], 'amber'),
  ];
}
