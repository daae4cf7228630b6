import type { ReadyChecks } from '../../i18n/ready.ts';
import type { Finding } from '../finding.ts';
import { askHealth, isBackedUp, mailsGoOut, toHealthAddress } from '../portal/ask-health.ts';
import { findMissingRecords, toDomain, type ResolveTxt } from '../portal/mail-records.ts';
import type { WatchedPortal } from '../portal/watched-portal.ts';
import { judgeWith } from '../judge-with.ts';
import type { Ask } from '../deployed-site.ts';

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
