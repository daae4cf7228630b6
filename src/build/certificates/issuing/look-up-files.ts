import { randomBytes } from 'node:crypto';
import type { Issuer } from '../../../core/certificates/issuer.ts';
import {
  createDecoy,
  encryptRecord,
  toIndexPath,
  toLookUp,
  toShardPath,
  type Derive,
  type LookUpIndex,
  type Shard,
} from '../../../core/certificates/look-up.ts';
import { inParallel } from './in-parallel.ts';

/** The minimum number of records in a file, so that a few certificates can’t be told from none. */
const minShardSize = 2;

/** A certificate that can be looked up. */
interface Entry {
  number: string;
  token: string;
}

/** How the secrets of numbers are derived, and when each is ready. */
interface Derivation {
  /** In base64url. */
  salt: string;
  derive: Derive;
  /** Called after each record, with its number; may throw to stop. */
  onRecord?: (number: string) => void;
}

/**
 * The files of a new publication of the look-up, by their paths on the site: an index, and files of
 * records, filled up with decoys to equal length.
 *
 * @param files how many files the records are spread over
 */
export async function createLookUpFiles(
  issuer: Issuer,
  certificates: readonly Entry[],
  files: LookUpIndex['files'],
  { salt, derive, onRecord = () => undefined }: Derivation,
): Promise<Map<string, string>> {
  const index: LookUpIndex = { salt, publication: createSalt(), files };
  const shards: Shard['entries'][] = Array.from({ length: files }, () => []);
  await inParallel(certificates, async ({ number, token }) => {
    const { file, locator, key } = await toLookUp(number, index, derive);
    shards[file]?.push({ locator, record: await encryptRecord(token, key) });
    onRecord(number);
  });
  const size = Math.max(minShardSize, ...shards.map((entries) => entries.length));
  const found = new Map([[toIndexPath(issuer), JSON.stringify(index)]]);
  for (const [file, entries] of shards.entries()) {
    const padded = [
      ...entries,
      ...Array.from({ length: size - entries.length }, () => createDecoy(index, file)),
    ];
    // Sorted by locator, which is random, so that the order does not tell records from decoys.
    padded.sort((a, b) => (a.locator < b.locator ? -1 : 1));
    const shard: Shard = { publication: index.publication, entries: padded };
    found.set(toShardPath(issuer, file), JSON.stringify(shard));
  }
  return found;
}

/** A random salt, in base64url. */
export function createSalt(): string {
  return randomBytes(16).toString('base64url');
}
