import { createHash } from 'node:crypto';
import { decodeJwt } from 'jose';
import type { Told } from '../../../core/certificates/compare-lists.ts';
import type { StatusEntry } from '../../../core/certificates/status-list.ts';
import type { Register } from './register.ts';

/** Published withdrawals of certificates that are not in the register; they stay published. */
export function findOrphans({ certificates }: Register, { entries }: Told): StatusEntry[] {
  const indexes = new Set(certificates.map(({ idx }) => idx));
  return entries.filter(({ idx }) => !indexes.has(idx));
}

/**
 * Signs that certificates that were published are missing in the register; they come back only from
 * their PDF files.
 *
 * @returns a sentence for each
 */
export function findLosses(register: Register, told: Told): string[] {
  const { newest } = told;
  if (!newest) return [];
  const publication = register.publications.find(({ id }) => id === newest.id);
  if (publication)
    return isComplete(register, publication)
      ? []
      : [
          `Of the ${publication.certificates} certificates published on ${publication.on}, some are no longer in the register.`,
        ];
  const orphans = findOrphans(register, told).length;
  return [
    'The register does not know this publication: it is another register, or an older one.',
    ...(orphans > 0
      ? [`Revoked or suspended certificates that are not in the register: ${orphans}.`]
      : []),
  ];
}

/** Whether the register still has what it had when it was published, in whatever order. */
function isComplete(
  { certificates }: Register,
  { certificates: count, digest }: Register['publications'][number],
): boolean {
  const numbers = certificates.map(({ number }) => number);
  // Certificates that were restored are last in the register, but were issued earlier.
  const byIssue = certificates
    .map(({ number, token }) => ({ number, issued: decodeJwt(token.slice(0, -1)).iat ?? 0 }))
    .sort((a, b) => a.issued - b.issued)
    .map(({ number }) => number);
  return (
    [numbers, byIssue].some((order) => toDigest(order.slice(0, count)) === digest) ||
    // Digests of older registers depend on the order.
    hash(numbers.slice(0, count)) === digest
  );
}

/** A digest of certificate numbers, whatever their order. */
export function toDigest(numbers: readonly string[]): string {
  return hash(numbers.toSorted());
}

function hash(numbers: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(numbers)).digest('base64url');
}
