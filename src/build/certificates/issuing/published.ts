import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeJwt } from 'jose';
import {
  listLength,
  readStatus,
  verifyStatusList,
  type StatusEntry,
} from '../../../core/certificates/status-list.ts';
import { toStatusAddress } from '../../../core/certificates/issuer.ts';
import { toPaths, UserError, type IssuerContext } from './context.ts';
import { readPublicKeys } from './keys.ts';
import { getStatus, type Register } from './register.ts';

/** What the status list in the project says. */
export interface Published {
  /** The id of the publication. */
  id: string | undefined;
  /** When it was signed, in seconds since 1970, and when it expires. */
  issuedAt: number;
  expiresAt: number;
  entries: StatusEntry[];
}

/**
 * Reads the status list that was published last. It may have expired.
 *
 * @returns undefined before the first publication
 * @throws {UserError} if it was not signed by one of the project’s keys
 */
export async function readPublished(
  context: IssuerContext,
  list: string,
): Promise<Published | undefined> {
  const file = join(toPaths(context).statusLists, `${list}.jwt`);
  if (!existsSync(file)) return undefined;
  const jws = readFileSync(file, 'utf8').trim();
  const help =
    'Restore the file with git, so that the register can be compared with what is published.';
  const unreadable = new UserError(
    `The published status list ${file} was not signed by a key of this project. ${help}`,
  );
  try {
    const { iat = 0, jti } = decodeJwt(jws);
    // What a removed key signed was published all the same.
    const keys = readPublicKeys(context).map((key) => ({ ...key, removed: undefined }));
    const verified = await verifyStatusList(jws, toStatusAddress(context.issuer, list), {
      keys,
      now: iat,
    });
    if (typeof verified === 'string') throw unreadable;
    const entries = Array.from({ length: listLength }, (_, idx) => ({
      idx,
      ...readStatus(verified, idx),
    })).flatMap(({ idx, status, since }) =>
      status && status !== 'valid' ? [{ idx, status, since: since ?? '' }] : [],
    );
    return { id: jti, issuedAt: iat, expiresAt: verified.expiresAt, entries };
  } catch {
    throw unreadable;
  }
}

/** What a publication of the register would take back. */
export interface Losses {
  /** Published withdrawals that the register does not have; never accepted. */
  withdrawals: string[];
  /** Signs that published certificates or changes are missing; accepted only with a reason. */
  other: string[];
  /** Withdrawals of certificates that are not in the register; they stay published. */
  orphans: StatusEntry[];
}

/** Compares the register with what was published last. */
export function findLosses(register: Register, published: Published | undefined): Losses {
  if (!published) return { withdrawals: [], other: [], orphans: [] };
  const byIndex = new Map(
    register.certificates.map((certificate) => [certificate.idx, certificate]),
  );
  const withdrawals = published.entries.flatMap(({ idx, status, since }) => {
    const certificate = byIndex.get(idx);
    if (!certificate || getStatus(certificate) === 'revoked') return [];
    const isExplained =
      status === 'suspended' &&
      certificate.events.some((event) => event.status === 'suspended' && event.on >= since);
    return isExplained
      ? []
      : [
          `${certificate.number} of ${certificate.name} is published as ${status} since ${since}, but ${getStatus(certificate)} in the register.`,
        ];
  });
  const orphans = published.entries.filter(({ idx }) => !byIndex.has(idx));
  const other =
    orphans.length > 0
      ? [`Revoked or suspended certificates that are not in the register: ${orphans.length}.`]
      : [];
  const publication = register.publications.find(({ id }) => id === published.id);
  if (!publication)
    other.push(
      'The register does not know this publication: it is another register, or an older one.',
    );
  else if (toDigest(register, publication.certificates) !== publication.digest)
    other.push(
      `Of the ${publication.certificates} certificates published on ${publication.on}, some are no longer in the register.`,
    );
  return { withdrawals, other, orphans };
}

/** A digest of the numbers of the first certificates in the register. */
export function toDigest({ certificates }: Register, count = certificates.length): string {
  const numbers = certificates.slice(0, count).map(({ number }) => number);
  return createHash('sha256').update(JSON.stringify(numbers)).digest('base64url');
}
