import * as v from 'valibot';
import { toKeysPath, type Issuer } from './issuer.ts';
import { publishedKeys, type PublicKey, type Trust } from './keys.ts';
import {
  decryptRecord,
  indexSchema,
  shardSchema,
  toIndexPath,
  deriveLookUp,
  toShardPath,
  type Derive,
} from './look-up.ts';
import { isDemonstrationNumber } from './number.ts';
import { loadStatusList, type SeenLists } from './load-status-list.ts';
import { keepServedKeys, parseKeySet } from './served-keys.ts';
import { verifySignature } from './token.ts';
import { reachVerdict, type Verdict } from './verdict.ts';

/** Everything that a verification depends on; tests provide their own. */
export interface VerifierDependencies {
  issuer: Issuer;
  /** The keys of the issuer; by default those built into the site. */
  keys?: readonly PublicKey[];
  /** The issuer and keys of the demonstration, if the site shows one. */
  demonstration?: Trust | undefined;
  /** Loads a text file of this site; resolves to undefined if it is not available. */
  load: (path: string) => Promise<string | undefined>;
  /** Derives the secret of a number; in a browser, in a worker. */
  derive: Derive;
  /** The status lists seen before, if there is a memory for them. */
  seen?: SeenLists;
  /** Seconds since 1970. */
  now: () => number;
  /** The server’s clock in its last response, in seconds since 1970; undefined without `Date`. */
  servedAt?: () => number | undefined;
}

/**
 * The maximum difference between the clocks of device and server, in seconds. It is large because a
 * cached response has the time of its creation.
 */
const maxClockDifference = 24 * 60 * 60;

/** Verifies the signature, the dates and the status of a certificate. */
export async function verifyToken(
  token: string,
  dependencies: VerifierDependencies,
): Promise<Verdict> {
  if (!hasWebCrypto()) return { state: 'unchecked', reason: 'insecure' };
  const result = await verifySignature(token, toTrusted(dependencies));
  if (!result) return { state: 'not-genuine' };
  const { issuer, keys } = result.trust;
  const loading = loadServedKeys(result.trust, dependencies);
  const list = await loadStatusList(
    result.claims.status.status_list.uri,
    issuer,
    // A revocation counts even if the served keys are unknown.
    loading.then((served) => served ?? keys),
    dependencies,
  );
  const served = await loading;
  if (served && !served.includes(result.key)) return { state: 'not-genuine' };
  const now = dependencies.now();
  const clockIsWrong = Math.abs((dependencies.servedAt?.() ?? now) - now) > maxClockDifference;
  const doubt = clockIsWrong ? 'clock' : served ? undefined : 'keys';
  return reachVerdict(result, list, now, doubt);
}

/**
 * Loads the keys of the page that the site still serves, because a page may be older than the
 * removal of a key. Undefined if the key set of the site can’t be read.
 */
async function loadServedKeys(
  { issuer, keys }: Trust,
  { load }: VerifierDependencies,
): Promise<PublicKey[] | undefined> {
  const served = parseKeySet(await load(toKeysPath(issuer)));
  return served && keepServedKeys(keys, served);
}

/**
 * Looks up the certificate with a number and verifies it. The number must have passed `readNumber`.
 */
export async function verifyNumber(
  number: string,
  dependencies: VerifierDependencies,
): Promise<Verdict> {
  if (!hasWebCrypto()) return { state: 'unchecked', reason: 'insecure' };
  const [own, demonstration] = toTrusted(dependencies);
  const trust = isDemonstrationNumber(number) ? demonstration : own;
  // Before the first key, nothing is signed and no look-up exists.
  if (!trust || trust.keys.length === 0) return { state: 'not-found', number };
  const { load, derive } = dependencies;
  const index = v.safeParse(indexSchema, await load(toIndexPath(trust.issuer)));
  // An unreadable file says nothing about the certificate.
  if (!index.success) return { state: 'unchecked', reason: 'network' };
  const lookUp = await deriveLookUp(number, index.output, derive);
  const shard = v.safeParse(shardSchema, await load(toShardPath(trust.issuer, lookUp.file)));
  if (!shard.success || shard.output.salt !== index.output.salt)
    return { state: 'unchecked', reason: 'network' };
  const token = await decryptRecord(shard.output, lookUp);
  if (token === undefined) return { state: 'not-found', number };
  const verdict = await verifyToken(token, dependencies);
  // The record must contain the certificate with this number.
  return 'certificate' in verdict && verdict.certificate.number !== number
    ? { state: 'not-genuine' }
    : verdict;
}

function toTrusted({ issuer, keys = publishedKeys, demonstration }: VerifierDependencies): Trust[] {
  return [{ issuer, keys }, ...(demonstration ? [demonstration] : [])];
}

/** Browsers offer Web Crypto only in secure contexts: https or localhost. */
function hasWebCrypto(): boolean {
  return typeof crypto !== 'undefined' && Boolean(crypto.subtle);
}
