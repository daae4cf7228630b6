import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDecoy, encryptRecord, toLookUp, toShardPath, type Shard } from '../../../core/certificates/look-up.ts';
import { lookUpFolder } from '../../../core/certificates/issuer.ts';
import { writeFileAtomic } from '../../file-cache.ts';
import { createEmptyFolder, replaceFolder, restoreFolder } from './files.ts';
import { readDemonstration } from './demonstration-file.ts';
import { findActiveKey, loadActiveKey, readPublicKeys } from './keys.ts';
import { toPaths, type IssuerContext } from './context.ts';
import { getStatus, readRegister, type Register } from './register.ts';
import { signStatusList, type StatusEntry } from './sign.ts';

/** The number of look-up files: one for each first byte. */
const shardCount = 256;

/** The minimum number of records in a file, so that a few certificates can’t be told from none. */
const minShardSize = 2;

/** How many records are encrypted at the same time. */
const concurrency = 4;

/**
 * Publishes the register: the signed status list, and the look-up by number, encrypted again.
 * Certificates whose number consists of digits only are left out of the look-up, because they can be guessed.
 */
export async function publish(
  context: IssuerContext,
  { dryRun = false, signal }: { dryRun?: boolean; signal?: AbortSignal } = {},
): Promise<void> {
  const register = readRegister(context);
  const entries = toStatusEntries(register);
  const count = `${register.certificates.length} certificates, ${entries.length} of them revoked or suspended`;
  if (dryRun) {
    context.prompts.log(`Would publish ${count}. Nothing was written.`);
    return;
  }
  if (findActiveKey(readPublicKeys(context))) {
    const key = await loadActiveKey(context);
    const list = await signStatusList(register.list, entries, context.issuer, key, { issued: context.now() });
    await publishLookUp(context, register, signal);
    writeFileAtomic(join(toPaths(context).statusLists, `${register.list}.jwt`), list);
  } else await publishLookUp(context, register, signal);
  context.prompts.log(
    `Published ${count}. Now build and upload the site. Publish again within 35 days even if nothing changes: when the status list expires, every result turns amber.`,
  );
}

/** Writes the look-up files with the register and the demonstration, filled up with decoys to equal length. */
export async function publishLookUp(context: IssuerContext, register: Register, signal?: AbortSignal): Promise<void> {
  const { lookUp, temporary } = toPaths(context);
  const backup = join(temporary, 'old-look-up');
  restoreFolder(lookUp, backup);
  const certificates = [
    ...register.certificates,
    ...readDemonstration(context).certificates.filter(({ state }) => state !== 'not-genuine'),
  ].filter(({ number }) => /[A-Z]/.test(number.slice(-9)));
  const shards: Shard['entries'][] = Array.from({ length: shardCount }, () => []);
  const progress = context.prompts.progress('Encrypting the look-up', certificates.length);
  for (let start = 0; start < certificates.length; start += concurrency) {
    signal?.throwIfAborted();
    await Promise.all(
      certificates.slice(start, start + concurrency).map(async ({ number, token }) => {
        const { path, locator, key } = await toLookUp(number);
        shards[toShardIndex(path)]?.push({ locator, record: await encryptRecord(token, key) });
        progress.advance(number);
      }),
    );
  }
  const size = Math.max(minShardSize, ...shards.map((entries) => entries.length));
  const replacement = createEmptyFolder(temporary, 'look-up');
  mkdirSync(replacement, { recursive: true });
  for (const [index, entries] of shards.entries()) {
    const padded = [...entries, ...Array.from({ length: size - entries.length }, createDecoy)];
    // Sorted by locator, which is random, so that the order does not tell records from decoys.
    padded.sort((a, b) => (a.locator < b.locator ? -1 : 1));
    writeFileSync(join(replacement, toShardPath(index).slice(lookUpFolder.length + 1)), JSON.stringify({ entries: padded }));
  }
  replaceFolder(replacement, lookUp, backup);
  progress.done(`${certificates.length} certificates can be looked up by number.`);
}

function toStatusEntries(register: Register): StatusEntry[] {
  return register.certificates.flatMap((certificate) => {
    const status = getStatus(certificate);
    const since = certificate.events.at(-1)?.on;
    return status === 'valid' || !since ? [] : [{ idx: certificate.idx, status, since }];
  });
}

function toShardIndex(path: string): number {
  return Number.parseInt(path.slice(lookUpFolder.length + 1), 16);
}
