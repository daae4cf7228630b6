import { toStatusFolder, type Issuer } from './issuer.ts';
import type { PublicKey } from './keys.ts';
import { verifyStatusList, type StatusList, type StatusListError } from './status-list.ts';

/** Remembers when the newest list of each address was signed, in seconds since 1970. */
export interface SeenLists {
  read: (uri: string) => number | undefined;
  write: (uri: string, issuedAt: number) => void;
}

interface Dependencies {
  load: (path: string) => Promise<string | undefined>;
  seen?: SeenLists;
  now: () => number;
}

/**
 * The latest verified status lists, for use without a network until they may no longer be cached.
 */
const latestLists = new Map<string, { list: StatusList; until: number }>();

/**
 * Loads and verifies the status list of a certificate. A list that is older than one seen before is
 * refused: an old list is signed too, and does not have the revocations since.
 *
 * @param keys that may sign; they may still be loading
 */
export async function loadStatusList(
  uri: string,
  issuer: Issuer,
  keys: Promise<readonly PublicKey[]>,
  dependencies: Dependencies,
): Promise<StatusList | StatusListError> {
  const now = dependencies.now();
  const latest = latestLists.get(uri);
  const cached = latest && latest.until > now ? latest.list : undefined;
  // The list is loaded by its path, so that it works at any address during development.
  const path = uri.slice(issuer.site.length);
  const text = path.startsWith(`${toStatusFolder(issuer)}/`)
    ? await dependencies.load(path)
    : undefined;
  if (text === undefined) return cached ?? 'unreachable';
  const list = await verifyStatusList(text.trim(), uri, { keys: await keys, now });
  if (typeof list === 'string') return list;
  if (list.issuedAt < Math.max(latest?.list.issuedAt ?? 0, dependencies.seen?.read(uri) ?? 0))
    return cached ?? 'older';
  latestLists.set(uri, { list, until: Math.min(now + list.ttl, list.expiresAt) });
  dependencies.seen?.write(uri, list.issuedAt);
  return list;
}
