import { createDemonstrationIssuer, toKeysPath, toStatusAddress } from '../../shared/issuer.ts';
import { getTrustedKeys, type PublicKey } from '../../shared/keys.ts';
import { toIndexPath } from '../../shared/look-up.ts';
import { isSameKey, parseKeySet } from '../../shared/served-keys.ts';
import { readyTexts } from '@federation/i18n/ready';
import { readLookUp } from './look-up-files.ts';
import { statusList } from '../register/register.ts';
import type { CheckResult } from '@federation/base/check-results/check-result';
import { judgeWith } from '@federation/base/check-results/judge-with';
import { judgeList, type ListCheckOptions } from './judge-list.ts';
import type { LastPublication } from './last-publication.ts';
import type { SiteResponse, DeployedSite } from '@federation/base/deployed-site';

/**
 * Checks that a site serves the last publication of the project: its keys, a valid status list and
 * the look-up by number. Also checks that browsers do not cache them, and that a demonstration that
 * is switched off is gone.
 */
export async function checkPublished(
  site: DeployedSite,
  published: LastPublication,
  options: ListCheckOptions,
): Promise<CheckResult[]> {
  const { issuer, keys, list, lookUp, demonstration } = published;
  const judge = judgeWith(readyTexts[options.language].checks);
  const unless = (isGood: boolean, path = '') => (isGood ? [] : [`${site.origin}${path}`]);
  const listPath = toStatusAddress(issuer, statusList).slice(issuer.site.length);
  const [keySet, served] = [await site.get(toKeysPath(issuer)), await site.get(listPath)];
  const jws = served?.status === 200 ? served.text.trim() : undefined;
  // Before the first publication, no list is expected.
  const isExpected =
    list !== undefined || options.seen.list !== undefined || served?.status !== 404;
  const { problem, takenBack } = await judgeList(jws, published, options);
  const salt = lookUp && (await readLookUp(issuer, site.load));
  // A site that is newer than this copy of the project has a newer look-up.
  const isWhole = salt !== undefined && (salt === lookUp || jws !== list);
  const invented = await site.load(toKeysPath(createDemonstrationIssuer(issuer)));
  return [
    judge('siteKeys', unless(hasKeys(keySet?.text, keys), toKeysPath(issuer)), 'red'),
    ...(isExpected
      ? [
          judge('siteList', problem ? [`${site.origin}${listPath}: ${problem}`] : [], 'red'),
          judge('takenBack', takenBack > 0 ? [String(takenBack)] : [], 'red'),
        ]
      : []),
    ...(lookUp ? [judge('siteLookUp', unless(isWhole, toIndexPath(issuer)), 'red')] : []),
    judge('fresh', unless(isFresh(keySet) && isFresh(served)), 'red'),
    ...(demonstration
      ? []
      : // A host may answer every address with some page.
        [judge('siteDemonstration', unless(!parseKeySet(invented)?.length), 'red')]),
  ];
}

/** True if a key set has exactly the keys of the project that were not removed. */
function hasKeys(jwks: string | undefined, keys: readonly PublicKey[]): boolean {
  const served = parseKeySet(jwks);
  const expected = getTrustedKeys(keys);
  return (
    served?.length === expected.length &&
    expected.every((key) => served.some((one) => isSameKey(one, key)))
  );
}

/** True if the file is missing, or browsers ask for it each time. */
function isFresh(answer: SiteResponse | undefined): boolean {
  const rule = answer?.headers.get('cache-control') ?? '';
  return answer?.status !== 200 || rule.includes('no-cache');
}
