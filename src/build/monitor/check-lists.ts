import { findTakenBack, readSignedList } from '../../core/certificates/compare-lists.ts';
import { toStatusAddress, type Issuer } from '../../core/certificates/issuer.ts';
import { verifyStatusList, type StatusListError } from '../../core/certificates/status-list.ts';
import { toCount } from '../certificates/issuing/check.ts';
import { toFinding, type Finding } from '../finding.ts';
import type { Lists, Publication } from './publication.ts';
import type { Site } from './site.ts';

/** The status lists that earlier runs have seen. */
export interface SeenLists {
  lists: Lists;
  /** Keeps a list for later runs. */
  keep: (name: string, jws: string) => void;
}

const day = 24 * 3600;

/** A status list is published each week and valid for ten days. */
const minDaysLeft = 2;

const renewal = 'Publish (npm run certificate -- publish), build and upload the site.';

/**
 * Checks each status list of a site: its seal, its age, and that it takes back nothing of the list
 * that was published last or of one that was seen.
 */
export async function checkLists(
  site: Site,
  publication: Publication,
  seen: SeenLists,
  now: number,
): Promise<Finding[]> {
  const names = new Set([...publication.lists.keys(), ...seen.lists.keys()]);
  if (names.size === 0) {
    const first = await site.ask(toPath(publication.issuer, '1'));
    if (first?.status === 404)
      return [{ grade: 'green', sentence: 'There is no status list yet.' }];
    names.add('1');
  }
  const checks: Finding[] = [];
  for (const name of names) {
    const jws = (await site.load(toPath(publication.issuer, name)))?.trim();
    const problem = await findProblem(jws, name, publication, seen, now);
    if (jws && !problem) seen.keep(name, jws);
    checks.push(
      toFinding(
        !problem,
        `The status list ${name} has a seal, is new enough and takes back nothing.`,
        `${site.origin}${toPath(publication.issuer, name)} ${problem ?? ''}`,
      ),
    );
  }
  return checks;
}

/** Whether the site has exactly the status lists that were published last. */
export async function hasLastLists(site: Site, { issuer, lists }: Publication): Promise<boolean> {
  for (const [name, jws] of lists)
    if ((await site.load(toPath(issuer, name)))?.trim() !== jws) return false;
  return true;
}

async function findProblem(
  jws: string | undefined,
  name: string,
  { issuer, keys, lists }: Publication,
  seen: SeenLists,
  now: number,
): Promise<string | undefined> {
  if (!jws) return `is missing. ${renewal}`;
  const uri = toStatusAddress(issuer, name);
  const verified = await verifyStatusList(jws, uri, { keys, now });
  const list = await readSignedList(jws, uri, keys);
  if (list?.key.removed) return `was signed by a key that was removed. ${renewal}`;
  if (typeof verified === 'string') return `${errors[verified]} ${renewal}`;
  if (!list) return `${errors.untrusted} ${renewal}`;
  const published = await readSignedList(lists.get(name) ?? '', uri, keys);
  const remembered = await readSignedList(seen.lists.get(name) ?? '', uri, keys);
  const { isOlder, missing } = findTakenBack(
    list,
    // What a removed key signed was published all the same; but a stolen key may have signed what
    // was only seen.
    [published, remembered?.key.removed ? undefined : remembered]
      .filter((one) => one !== undefined)
      .filter(({ issuedAt }) => issuedAt <= now),
  );
  if (isOlder) return 'is older than one that was published. Build and upload the site.';
  if (missing.length > 0)
    return `takes back ${toCount(missing.length, 'published revocation')}. Find out who signed it before you publish again.`;
  const left = Math.floor((list.expiresAt - now) / day);
  return left < minDaysLeft
    ? `is valid for ${toCount(left, 'more day')} only. ${renewal}`
    : undefined;
}

const errors: Record<StatusListError, string> = {
  untrusted: 'does not have our seal for this address.',
  expired: 'is out of date.',
  clock: 'is dated in the future; or the clock of this computer is wrong.',
  unreachable: 'is missing.',
  older: 'is older than one that was published.',
  unknown: 'is not complete.',
};

function toPath(issuer: Issuer, name: string): string {
  return toStatusAddress(issuer, name).slice(issuer.site.length);
}
