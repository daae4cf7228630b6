import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import * as v from 'valibot';
import type { Issuer } from '../../shared/issuer.ts';
import {
  encryptRecord,
  indexSchema,
  shardSchema,
  toIndexPath,
  deriveLookUp,
  toShardPath,
  type Derive,
  type LookUpIndex,
  type Shard,
} from '../../shared/look-up.ts';
import { writeFileAtomic } from '@federation/base/file-cache';
import { formatCount } from '@federation/base/count';
import type { IssuerContext } from '../context/context.ts';
import type { RegisteredCertificate } from '../register/register.ts';

/** The average number of certificates in a file. */
const perFile = 500;

/** A certificate that can be looked up. */
type LookUpCertificate = Pick<RegisteredCertificate, 'number' | 'token'>;

/**
 * Creates the files of a new look-up, by their paths on the site, the index last. Without a
 * certificate there are none.
 *
 * @param onRecord called after each record, with its number; may throw to stop
 */
export async function createLookUpFiles(
  issuer: Issuer,
  certificates: readonly LookUpCertificate[],
  derive: Derive,
  onRecord: (number: string) => void = () => undefined,
): Promise<Map<string, string>> {
  const salt = randomBytes(16).toString('base64url');
  const index: LookUpIndex = { salt, files: Math.ceil(certificates.length / perFile) };
  if (index.files === 0) return new Map();
  const shards = Array.from({ length: index.files }, (): Shard => ({ salt, records: {} }));
  const addRecord = async ({ number, token }: LookUpCertificate) => {
    const { file, locator, key } = await deriveLookUp(number, index, derive);
    const record = await encryptRecord(token, key);
    Object.assign(shards[file]?.records ?? {}, { [locator]: record });
    onRecord(number);
  };
  // One more than the processors, so that none is idle while a record is encrypted.
  const concurrency = availableParallelism() + 1;
  await Readable.from(certificates).forEach(addRecord, { concurrency });
  return new Map([
    ...shards.map((shard, file) => [toShardPath(issuer, file), JSON.stringify(shard)] as const),
    [toIndexPath(issuer), JSON.stringify(index)],
  ]);
}

/** Encrypts certificates for the look-up and shows the progress. */
export async function prepareLookUp(
  { issuer, derive, prompts, signal }: IssuerContext,
  certificates: readonly LookUpCertificate[],
): Promise<Map<string, string>> {
  const progress = prompts.progress('Encrypting the look-up', certificates.length);
  const files = await createLookUpFiles(issuer, certificates, derive, (number) => {
    signal.throwIfAborted();
    progress.advance(number);
  });
  progress.done(`${formatCount(certificates.length, 'certificate')} can be looked up by number.`);
  return files;
}

/**
 * Writes the look-up into the project. An interruption leaves missing or old files; `readLookUp`
 * detects them, and the next publication replaces them.
 */
export function writeLookUp(
  { project, issuer }: IssuerContext,
  files: ReadonlyMap<string, string>,
): void {
  const folder = dirname(join(project, 'public', toIndexPath(issuer)));
  if (files.size > 0) rmSync(folder, { recursive: true, force: true });
  for (const [path, text] of files) writeFileAtomic(join(project, 'public', path), text);
}

/**
 * Reads the salt of a published look-up. Undefined if a file is missing, damaged or of another
 * publication.
 *
 * @param load loads the text of a file; undefined if it is missing
 */
export async function readLookUp(
  issuer: Issuer,
  load: (path: string) => Promise<string | undefined>,
): Promise<string | undefined> {
  const index = v.safeParse(indexSchema, await load(toIndexPath(issuer)));
  if (!index.success) return undefined;
  const { salt, files } = index.output;
  for (let file = 0; file < files; file += 1) {
    const shard = v.safeParse(shardSchema, await load(toShardPath(issuer, file)));
    if (!shard.success || shard.output.salt !== salt) return undefined;
  }
  return salt;
}
