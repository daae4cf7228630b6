import { getFacts, type CertificateFacts } from './claims.ts';
import { readStatus, type StatusListError, type StatusList } from './status-list.ts';
import { toDay } from './times.ts';
import type { SignedCertificate } from './token.ts';

/** A genuine certificate. */
interface Certificate extends CertificateFacts {
  /** The id of the signing key. */
  key: string;
  demonstration: boolean;
}

/**
 * The reason for an unknown status despite a valid signature: a wrong clock, or keys of the site
 * that could not be loaded, because the key may have been removed.
 */
export type Doubt = 'clock' | 'keys';

/** The day of the status list, or the reason why the status is unknown. */
export type StatusCheck =
  { known: true; listDate: string } | { known: false; reason: StatusListError | Doubt };

/** The position of today relative to the validity of a certificate. */
type Period = 'upcoming' | 'current' | 'ended';

/** The verdict on a certificate that the federation signed. */
export type GenuineVerdict = { certificate: Certificate; period: Period; status: StatusCheck } & (
  | { state: 'valid' }
  /** Signature and dates are valid, but it may be suspended or revoked. Never shown as good. */
  | { state: 'status-unknown' }
  | { state: 'expired' }
  | { state: 'not-yet-valid' }
  | { state: 'suspended'; since: string }
  | { state: 'revoked'; since: string }
);

/** The conclusion of a verification. */
export type Verdict =
  | GenuineVerdict
  /** The example number of the specification, with a fixed verdict. */
  | { state: 'example'; number: string }
  | { state: 'not-genuine' }
  | { state: 'not-found'; number: string }
  | { state: 'mistyped'; number: string }
  | { state: 'wrong-format' }
  | { state: 'foreign' }
  /** A part of the certificate is missing. */
  | { state: 'incomplete' }
  | { state: 'unreadable'; reason: UnreadableReason }
  /**
   * Verification was not possible, which says nothing about the certificate: a file of the site or
   * a part of the page was not loaded, or the browser can’t do it.
   */
  | { state: 'unchecked'; reason: 'network' | 'part' | 'browser' | 'insecure' };

/** The reason why a file or picture could not be read. */
export type UnreadableReason =
  | 'no-code'
  | 'type'
  | 'too-big'
  | 'empty'
  | 'encrypted'
  | 'broken'
  /** The file has changed since it was chosen, or is not on the device. */
  | 'gone'
  | 'heic'
  | 'too-large-picture'
  | 'too-slow';

export type VerdictState = Verdict['state'];

/**
 * Concludes the verdict on a certificate with a valid signature. A revocation wins over the dates,
 * and the end of a certificate over a suspension. A wrong clock makes all dates unknown. A key that
 * may have been removed rules out every good verdict.
 *
 * @param list the status list, or the reason why it is not available
 * @param now seconds since 1970
 */
export function reachVerdict(
  signed: SignedCertificate,
  list: StatusList | StatusListError,
  now: number,
  doubt?: Doubt,
): GenuineVerdict {
  const { claims } = signed;
  const certificate: Certificate = {
    ...getFacts(claims),
    key: signed.key.kid,
    demonstration: signed.trust.issuer.demonstration === true,
  };
  const entry =
    typeof list === 'string' ? undefined : readStatus(list, claims.status.status_list.idx);
  const status: StatusCheck =
    typeof list !== 'string' && entry
      ? { known: true, listDate: toDay(list.issuedAt) }
      : { known: false, reason: typeof list === 'string' ? list : 'unknown' };
  const period: Period = now > claims.exp ? 'ended' : now < claims.nbf ? 'upcoming' : 'current';
  const verdict = { certificate, period, status };
  if (entry?.status === 'revoked') return { ...verdict, state: 'revoked', since: toDay(entry.at) };
  const reason = list === 'clock' ? 'clock' : doubt;
  if (reason === 'clock' || (reason && entry?.status !== 'suspended'))
    return { ...verdict, state: 'status-unknown', status: { known: false, reason } };
  if (period === 'ended') return { ...verdict, state: 'expired' };
  if (entry?.status === 'suspended')
    return { ...verdict, state: 'suspended', since: toDay(entry.at) };
  if (period === 'upcoming') return { ...verdict, state: 'not-yet-valid' };
  return { ...verdict, state: entry ? 'valid' : 'status-unknown' };
}
