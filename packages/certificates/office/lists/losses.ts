import type { PublishedStatuses } from '../../shared/compare-lists.ts';
import type { StatusEntry } from '../../shared/status-list.ts';
import { toDay } from '../../shared/times.ts';
import type { Register } from '../register/register.ts';

/** Published entries without a certificate in the register. They stay published. */
export function findOrphans(
  { certificates }: Register,
  { entries }: PublishedStatuses,
): StatusEntry[] {
  const indexes = new Set(certificates.map(({ idx }) => idx));
  return entries.filter(({ idx }) => !indexes.has(idx));
}

/**
 * Finds signs that the register lacks published certificates. Only their PDF files can bring them
 * back.
 *
 * @returns a sentence for each sign
 */
export function findLosses(register: Register, published: PublishedStatuses): string[] {
  const { newest } = published;
  if (!newest) return [];
  const publication = register.publications.find(({ id }) => id === newest.id);
  if (publication)
    return register.certificates.length >= publication.certificates
      ? []
      : [
          `Of the ${publication.certificates} certificates published on ${toDay(publication.at)}, some are no longer in the register.`,
        ];
  const orphans = findOrphans(register, published).length;
  return [
    'The register does not know this publication: it is another register, or an older one.',
    ...(orphans > 0
      ? [`Revoked or suspended certificates that are not in the register: ${orphans}.`]
      : []),
  ];
}
