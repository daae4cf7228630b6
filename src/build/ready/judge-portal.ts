import { askHealth, isBackedUp, mailsGoOut, toHealthAddress } from '../portal/ask-health.ts';
import { findMissingRecords, toDomain, type ResolveTxt } from '../portal/mail-records.ts';
import type { WatchedPortal } from '../portal/watched-portal.ts';
import { toFinding, type Finding } from './finding.ts';
import type { Ask } from './judge-site.ts';

/** Judges the portal of a site as a visitor and other mail servers reach it. */
export async function judgePortal(
  portal: WatchedPortal,
  ask: Ask,
  resolveTxt: ResolveTxt,
): Promise<Finding[]> {
  const health = await askHealth(portal.api, ask);
  const address = toHealthAddress(portal.api);
  const unless = (isGood: boolean) => (isGood ? [] : [address]);
  return [
    toFinding('portalAnswers', unless(health !== undefined), 'red'),
    ...(health
      ? [
          toFinding('portalMails', unless(mailsGoOut(health)), 'red'),
          toFinding('portalBackup', unless(isBackedUp(health)), 'red'),
        ]
      : []),
    toFinding('mailRecords', await findMissingRecords(portal, resolveTxt), 'red'),
    toFinding('dkim', portal.dkimSelector === undefined ? [toDomain(portal.email)] : [], 'amber'),
  ];
}
