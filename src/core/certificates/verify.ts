import * as v from 'valibot';
import { statusFolder, type Issuer } from './issuer.ts';
import { publishedKeys, type PublicKey } from './keys.ts';
import { openRecord, shardSchema, toLookUp } from './look-up.ts';
import { openStatusList, type ListFault, type StatusList } from './status-list.ts';
import { checkSeal } from './token.ts';
import { judge, type Verdict } from './verdict.ts';

/** What a verification needs from outside. */
export interface Outside {
  issuer: Issuer;
  /** The text of a file of this site; undefined when it can't be had. */
  load: (path: string) => Promise<string | undefined>;
  /** Seconds since 1970. */
  now: () => number;
  keys?: readonly PublicKey[];
}

/** The last good copies of status lists, for when the network is gone; each says how long it may be used. */
const copies = new Map<string, { list: StatusList; until: number }>();

/** Verifies a certificate: its seal, its dates, and whether it was suspended or revoked. */
export async function verifyToken(token: string, outside: Outside): Promise<Verdict> {
  const { issuer, keys = publishedKeys, now } = outside;
  if (!canCheckSeals()) return { state: 'unchecked', why: 'insecure' };
  const seal = await checkSeal(token, issuer, keys);
  if (!seal.genuine) return { state: 'not-genuine' };
  const list = await getStatusList(seal.claims.status.status_list.uri, Boolean(seal.key.demonstration), outside);
  return judge(seal.claims, seal.key, list, now());
}

/** Finds the certificate of a number that passed `readNumber`, and verifies it. */
export async function verifyNumber(number: string, outside: Outside): Promise<Verdict> {
  if (!canCheckSeals()) return { state: 'unchecked', why: 'insecure' };
  const place = await toLookUp(number);
  const text = await outside.load(place.path);
  const shard = v.safeParse(shardSchema, text === undefined ? undefined : parse(text));
  // A file that can't be read is no reason to call a certificate invalid.
  if (!shard.success) return { state: 'unchecked', why: 'network' };
  const token = await openRecord(shard.output, place);
  if (token === undefined) return { state: 'not-found', number };
  const verdict = await verifyToken(token, outside);
  // Whatever lies under the number must be the certificate with this number.
  return 'certificate' in verdict && verdict.certificate.number !== number ? { state: 'not-genuine' } : verdict;
}

async function getStatusList(
  uri: string,
  demonstration: boolean,
  { issuer, load, now, keys = publishedKeys }: Outside,
): Promise<StatusList | ListFault> {
  // The list stands on this very site, whatever address it is served at while developing.
  const path = uri.slice(issuer.site.length);
  const text = path.startsWith(`${statusFolder}/`) ? await load(path) : undefined;
  const copyName = `${uri} ${demonstration}`;
  if (text === undefined) {
    const copy = copies.get(copyName);
    return copy && copy.until > now() ? copy.list : 'unreachable';
  }
  const list = await openStatusList(text.trim(), uri, { keys, demonstration, now: now() });
  if (typeof list !== 'string') copies.set(copyName, { list, until: Math.min(now() + list.ttl, list.expires) });
  return list;
}

/** Browsers check signatures only on pages that came over https, or from this computer. */
function canCheckSeals(): boolean {
  return typeof crypto !== 'undefined' && Boolean(crypto.subtle);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
