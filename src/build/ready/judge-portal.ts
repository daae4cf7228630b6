import { askHealth, isBackedUp, mailsGoOut, toHealthAddress } from '../portal/ask-health.ts';
import { findMissingRecords, toDomain, type ResolveTxt } from '../portal/mail-records.ts';
import type { WatchedPortal } from '../portal/watched-portal.ts';
import type { ReadyChecks } from '../../i18n/ready.ts';
import type { Finding } from '../finding.ts';
import { judgeWith } from './found.ts';
import type { Ask } from './judge-site.ts';

/** Judges the portal of a site as a visitor and other mail servers reach it. */
export async function judgePortal(
  portal: WatchedPortal,
  ask: Ask,
  resolveTxt: ResolveTxt,
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
