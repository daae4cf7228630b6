import { decodeJwt, decodeProtectedHeader } from 'jose';
import { toFacts, type CertificateFacts, type Claims } from '../../shared/claims.ts';
import { readNumber } from '../../shared/number.ts';
import type { StatusEntry } from '../../shared/status-list.ts';
import { UserError } from '../context/context.ts';

/** The name of the status list, which is the name of its file, too. */
export const statusList = '1';

/** The status of a certificate in the register. */
export type Status = StatusEntry['status'] | 'valid';

/** A change of status. */
export interface StatusEvent {
  /** In seconds since 1970. */
  at: number;
  status: Status;
  reason: string;
}

/** A signed certificate, what is in it, and what happened to it since. */
export interface RegisteredCertificate extends CertificateFacts {
  token: string;
  kid: string;
  idx: number;
  /** The changes of status since issue, oldest first. */
  events: readonly StatusEvent[];
}

/** What was published at one time. */
export interface Publication {
  /** The id that the published status list has, too. */
  id: string;
  /** In seconds since 1970. */
  at: number;
  /** How many certificates the register had. */
  certificates: number;
  /** Why something that was published before is missing. */
  loss?: string | undefined;
  /** Why the site was not asked which list it has. */
  withoutSite?: string | undefined;
}

/** All certificates ever issued, in the order of issue, and when they were published. */
export interface Register {
  certificates: readonly RegisteredCertificate[];
  publications: readonly Publication[];
  /** The keys that are no longer trusted, so that a project from before their removal is noticed. */
  removedKeys: readonly string[];
}

/** What a command adds to a register. A certificate with a known number replaces the known one. */
export type Change = Partial<Register> & {
  events?: readonly (StatusEvent & { number: string })[];
};

/** Reads a token, without a check of its signature. */
export function readCertificate(
  token: string,
  events: readonly StatusEvent[] = [],
): RegisteredCertificate {
  const claims = decodeJwt<Claims>(token.slice(0, -1));
  const { kid = '' } = decodeProtectedHeader(token.slice(0, -1));
  return { ...toFacts(claims), token, kid, idx: claims.status.status_list.idx, events };
}

/** The current status: that of the latest event. */
export function getStatus({ events }: RegisteredCertificate): Status {
  return events.at(-1)?.status ?? 'valid';
}

/**
 * The certificate with the number that was typed.
 *
 * @throws {UserError} if it is not a certificate number, or not in the register
 */
export function findRegistered(
  register: Register,
  typed: string,
  product: string,
): RegisteredCertificate {
  const read = readNumber(typed, product);
  if (read.form !== 'number')
    throw new UserError(
      `“${typed}” is not a certificate number. The format is ${product}-YYYY-XXXXXXXXX; check for a mistyped character.`,
    );
  const found = register.certificates.find(({ number }) => number === read.number);
  if (!found) throw new UserError(`The certificate ${read.number} is not in the register.`);
  return found;
}
