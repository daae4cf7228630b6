import { randomBytes } from 'node:crypto';
import { derive } from '../../../core/certificates/derive.ts';
import type { Issuer } from '../../../core/certificates/issuer.ts';
import {
  createDecoy,
  encryptRecord,
  toIndexPath,
  toLookUp,
  toShardPath,
  type LookUpIndex,
  type Shard,
} from '../../../core/certificates/look-up.ts';

/** The minimum number of records in a file, so that a few certificates can’t be told from none. */
const minShardSize = 2;

/** A certificate that can be looked up. */
interface Entry {
  number: string;
  token: string;
}

/**
 * The files of a new publication of the look-up, by their paths on the site: an index with a new salt, and
 * files of records, filled up with decoys to equal length.
 *
 * @param files how many files the records are spread over
 * @param onRecord called before each record, with its number; may throw to stop
 */
export async function createLookUpFiles(
  issuer: Issuer,
  certificates: readonly Entry[],
  { files, onRecord = () => undefined }: Pick<LookUpIndex, 'files'> & { onRecord?: (number: string) => void },
): Promise<Map<string, string>> {
  const index: LookUpIndex = { salt: randomBytes(16).toString('base64url'), files };
  const shards: Shard['entries'][] = Array.from({ length: files }, () => []);
  for (const { number, token } of certificates) {
    onRecord(number);
    const { file, locator, key } = await toLookUp(number, index, derive);
    shards[file]?.push({ locator, record: await encryptRecord(token, key) });
  }
  const size = Math.max(minShardSize, ...shards.map((entries) => entries.length));
  const found = new Map([[toIndexPath(issuer), JSON.stringify(index)]]);
  for (const [file, entries] of shards.entries()) {
    const padded = [...entries, ...Array.from({ length: size - entries.length }, () => createDecoy(index, file))];
    // Sorted by locator, which is random, so that the order does not tell records from decoys.
    padded.sort((a, b) => (a.locator < b.locator ? -1 : 1));
    const shard: Shard = { salt: index.salt, entries: padded };
    found.set(toShardPath(issuer, file), JSON.stringify(shard));
  }
  return found;
}
