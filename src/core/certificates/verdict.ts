import type { Claims, TierName } from './claims.ts';
import type { PublicKey } from './keys.ts';
import { readStatus, type ListFault, type StatusList } from './status-list.ts';
import { toDay } from './times.ts';

/** What may be shown of a certificate whose seal holds. Days are `YYYY-MM-DD` in India. */
export interface Certificate {
  number: string;
  name: string;
  tier: TierName;
  issued: string;
  validFrom: string;
  validUntil: string;
  /** The key that sealed it. */
  key: string;
  demonstration: boolean;
}

/** What is known about suspension and revocation: the day of the list, or why there is none. */
export type StatusKnown = { known: true; listOf: string } | { known: false; why: ListFault };

/** Where today lies in the time of a certificate. */
export type Period = 'ahead' | 'running' | 'over';

/** The result of a check of a certificate that the federation sealed. */
export type GenuineVerdict = { certificate: Certificate; period: Period; status: StatusKnown } & (
  | { state: 'valid' }
  /** The seal holds and the dates fit, but nobody can say whether it was withdrawn. Never shown as good. */
  | { state: 'status-unknown' }
  | { state: 'expired' }
  | { state: 'not-yet-valid' }
  | { state: 'suspended'; since: string | undefined }
  | { state: 'revoked'; since: string | undefined }
);

/** Every result that a verification can have. */
export type Verdict =
  | GenuineVerdict
  /** The number of the specification, whose texts are fixed. */
  | { state: 'example'; number: string }
  | { state: 'not-genuine' }
  | { state: 'not-found'; number: string }
  | { state: 'mistyped'; number: string }
  | { state: 'wrong-format' }
  | { state: 'foreign' }
  | { state: 'unreadable'; why: Unreadable }
  /** The check itself could not be made, which says nothing about the certificate. */
  | { state: 'unchecked'; why: 'network' | 'insecure' };

/** Why a file or picture could not be read. */
export type Unreadable = 'no-code' | 'type' | 'too-big' | 'empty' | 'encrypted' | 'broken' | 'too-many-pages' | 'too-large-picture';

export type State = Verdict['state'];

/**
 * Judges a certificate whose seal holds, in the order of the standard: the dates first, then the
 * list. Revocation outweighs everything; a certificate that has expired is not said to be suspended.
 *
 * @param list the status list, or why there is none
 * @param now seconds since 1970
 */
export function judge(claims: Claims, key: PublicKey, list: StatusList | ListFault, now: number): GenuineVerdict {
  const certificate = toCertificate(claims, key);
  const entry = typeof list === 'string' ? undefined : readStatus(list, claims.status.status_list.idx);
  const status: StatusKnown =
    typeof list !== 'string' && entry
      ? { known: true, listOf: toDay(list.signed) }
      : { known: false, why: typeof list === 'string' ? list : 'unknown' };
  const period: Period = now > claims.exp ? 'over' : now < claims.nbf ? 'ahead' : 'running';
  const verdict = { certificate, period, status };
  if (entry?.status === 'revoked') return { ...verdict, state: 'revoked', since: entry.since };
  if (period === 'over') return { ...verdict, state: 'expired' };
  if (entry?.status === 'suspended') return { ...verdict, state: 'suspended', since: entry.since };
  if (period === 'ahead') return { ...verdict, state: 'not-yet-valid' };
  return { ...verdict, state: entry ? 'valid' : 'status-unknown' };
}

function toCertificate(claims: Claims, key: PublicKey): Certificate {
  return {
    number: claims.jti,
    name: claims.sub_name,
    tier: claims.tier,
    issued: toDay(claims.iat),
    validFrom: toDay(claims.nbf),
    validUntil: toDay(claims.exp),
    key: key.kid,
    demonstration: Boolean(key.demonstration),
  };
}
