import type { Issuer } from './issuer.ts';
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
 * Loads and verifies the status list of a certificate. A list older than one seen before is
 * rejected, because it lacks later revocations although its signature is valid.
 *
 * @param keys the trusted keys, which may still be loading
 */
export async function loadStatusList(
  uri: string,
  issuer: Issuer,
  keys: Promise<readonly PublicKey[]>,
  dependencies: Dependencies,
): Promise<StatusList | StatusListError> {
  const now = dependencies.now();
  // Load by path: during development, the site has another address.
  const text = await dependencies.load(uri.slice(issuer.site.length));
  if (text === undefined) return 'unreachable';
  const list = await verifyStatusList(text.trim(), uri, { keys: await keys, now });
  if (typeof list === 'string') return list;
  if (list.issuedAt < (dependencies.seen?.read(uri) ?? 0)) return 'older';
  dependencies.seen?.write(uri, list.issuedAt);
  return list;
}
