import * as v from 'valibot';
import { statusFolder, type Issuer } from './issuer.ts';
import { publishedKeys, type PublicKey } from './keys.ts';
import { decryptRecord, shardSchema, toLookUp } from './look-up.ts';
import { verifyStatusList, type StatusListError, type StatusList } from './status-list.ts';
import { verifySignature } from './token.ts';
import { toVerdict, type Verdict } from './verdict.ts';

/** What a verification depends on. */
export interface VerifierDependencies {
  issuer: Issuer;
  /** Loads a text file of this site; resolves to undefined if it is not available. */
  load: (path: string) => Promise<string | undefined>;
  /** Seconds since 1970. */
  now: () => number;
  keys?: readonly PublicKey[];
}

/** The latest verified status lists, for use without a network until they expire. */
const cachedLists = new Map<string, { list: StatusList; until: number }>();

/** Verifies a certificate: its signature, its dates, and whether it was suspended or revoked. */
export async function verifyToken(token: string, dependencies: VerifierDependencies): Promise<Verdict> {
  const { issuer, keys = publishedKeys, now } = dependencies;
  if (!hasWebCrypto()) return { state: 'unchecked', reason: 'insecure' };
  const result = await verifySignature(token, issuer, keys);
  if (!result.genuine) return { state: 'not-genuine' };
  const list = await getStatusList(result.claims.status.status_list.uri, Boolean(result.key.demonstration), dependencies);
  return toVerdict(result.claims, result.key, list, now());
}

/** Looks up the certificate with a number and verifies it. The number must have passed `readNumber`. */
export async function verifyNumber(number: string, dependencies: VerifierDependencies): Promise<Verdict> {
  if (!hasWebCrypto()) return { state: 'unchecked', reason: 'insecure' };
  const lookUp = await toLookUp(number);
  const text = await dependencies.load(lookUp.path);
  const shard = v.safeParse(shardSchema, text === undefined ? undefined : parseJson(text));
  // A certificate is not invalid just because a file could not be read.
  if (!shard.success) return { state: 'unchecked', reason: 'network' };
  const token = await decryptRecord(shard.output, lookUp);
  if (token === undefined) return { state: 'not-found', number };
  const verdict = await verifyToken(token, dependencies);
  // The record must contain the certificate with this number.
  return 'certificate' in verdict && verdict.certificate.number !== number ? { state: 'not-genuine' } : verdict;
}

async function getStatusList(
  uri: string,
  demonstration: boolean,
  { issuer, load, now, keys = publishedKeys }: VerifierDependencies,
): Promise<StatusList | StatusListError> {
  // The list is loaded by its path, so that it works at any address during development.
  const path = uri.slice(issuer.site.length);
  const text = path.startsWith(`${statusFolder}/`) ? await load(path) : undefined;
  const cacheKey = `${uri} ${demonstration}`;
  if (text === undefined) {
    const cached = cachedLists.get(cacheKey);
    return cached && cached.until > now() ? cached.list : 'unreachable';
  }
  const list = await verifyStatusList(text.trim(), uri, { keys, demonstration, now: now() });
  if (typeof list !== 'string') cachedLists.set(cacheKey, { list, until: Math.min(now() + list.ttl, list.expiresAt) });
  return list;
}

/** Browsers offer Web Crypto only in secure contexts: https or localhost. */
function hasWebCrypto(): boolean {
  return typeof crypto !== 'undefined' && Boolean(crypto.subtle);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
