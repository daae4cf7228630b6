import { decodeJwt, decodeProtectedHeader } from 'jose';
import { getFacts, type CertificateFacts, type Claims } from '../../shared/claims.ts';
import { readNumber } from '../../shared/number.ts';
import type { Status } from '../../shared/status-list.ts';
import { UserError } from '../context/context.ts';

/** The name of the status list and of its file. */
export const statusList = '1';

/** A change of status. */
export interface StatusEvent {
  /** In seconds since 1970. */
  at: number;
  status: Status;
  reason: string;
}

/** A signed certificate, its content, and its changes of status. */
export interface RegisteredCertificate extends CertificateFacts {
  token: string;
  kid: string;
  idx: number;
  /** Oldest first. */
  events: readonly StatusEvent[];
}

/** A publication of the lists. */
export interface RegisteredPublication {
  /** The `jti` of the published status list. */
  id: string;
  /** In seconds since 1970. */
  at: number;
  /** The number of certificates in the register. */
  certificates: number;
  /** The reason why something published before is missing. */
  loss?: string | undefined;
  /** The reason why the list of the site was not loaded. */
  withoutSite?: string | undefined;
}

/** All certificates ever issued, in the order of issue, and all publications. */
export interface Register {
  certificates: readonly RegisteredCertificate[];
  publications: readonly RegisteredPublication[];
  /** The keys that are no longer trusted. They reveal a project from before their removal. */
  removedKeys: readonly string[];
}

/** Additions to a register. A certificate replaces the one with the same number. */
export type Change = Partial<Register> & {
  events?: readonly (StatusEvent & { number: string })[];
};

/** Reads a token without verifying its signature. */
export function readCertificate(
  token: string,
  events: readonly StatusEvent[] = [],
): RegisteredCertificate {
  const claims = decodeJwt<Claims>(token.slice(0, -1));
  const { kid = '' } = decodeProtectedHeader(token.slice(0, -1));
  return { ...getFacts(claims), token, kid, idx: claims.status.status_list.idx, events };
}

/** The current status: that of the latest event. */
export function getStatus({ events }: RegisteredCertificate): Status {
  return events.at(-1)?.status ?? 'valid';
}

/**
 * Finds the certificate with a typed number.
 *
 * @throws {UserError} if it is not a number of a certificate in the register
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
  if (!found)
    throw new UserError(
      `The certificate ${read.number} is not in the register. Check the number, or restore a newer register: npm run certificate -- backups`,
    );
  return found;
}
