import { toKeysPath } from '../../core/certificates/issuer.ts';
import { toTrustedKeys, type Trust } from '../../core/certificates/keys.ts';
import { isSameKey, parseKeySet, type ServedKey } from '../../core/certificates/served-keys.ts';
import { toFinding, type Finding } from '../finding.ts';
import type { Site } from './site.ts';

/** Checks that the key set of a site has the keys of the project, without those that were removed. */
export async function checkKeys(site: Site, { issuer, keys }: Trust): Promise<Finding> {
  const address = `${site.origin}${toKeysPath(issuer)}`;
  const served = parseKeySet(await site.load(toKeysPath(issuer)));
  if (!served)
    return {
      grade: 'red',
      sentence: `${address} is missing or not a key set. Build and upload the site.`,
    };
  const expected = toTrustedKeys(keys);
  const missing = without(expected, served);
  const other = without(served, expected);
  return toFinding(
    missing.length + other.length === 0,
    'The site has the keys of this project.',
    [
      ...(missing.length > 0 ? [`${address} lacks the key ${toNames(missing)}.`] : []),
      ...(other.length > 0
        ? [`${address} has the key ${toNames(other)}, which was removed or is not of this project.`]
        : []),
      'Build and upload the site.',
    ].join(' '),
  );
}

function without(keys: readonly ServedKey[], others: readonly ServedKey[]): ServedKey[] {
  return keys.filter((key) => !others.some((other) => isSameKey(key, other)));
}

const toNames = (keys: readonly ServedKey[]) => keys.map(({ kid }) => kid).join(', ');
