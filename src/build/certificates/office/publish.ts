import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDecoy, sealRecord, toLookUp, toShardPath, type Shard } from '../../../core/certificates/look-up.ts';
import { lookUpFolder } from '../../../core/certificates/issuer.ts';
import { writeFileAtomic } from '../../file-cache.ts';
import { emptyFolder, finishSwap, swapFolder } from './files.ts';
import { readDemonstration } from './demonstration.ts';
import { findActive, openActiveKey, readPublicKeys } from './keys.ts';
import { placesOf, type Office } from './context.ts';
import { readRegister, statusOf, type Register } from './register.ts';
import { signStatusList, type Withdrawal } from './sign.ts';

/** How many look-up files there are: one for each first byte. */
const shardCount = 256;

/** Files hold at least this many records, so that few certificates look like none. */
const smallestShard = 2;

/** How many numbers are worked on at a time. */
const atOnce = 4;

/**
 * Publishes what the register says: the signed status list, and the look-up by number, sealed anew.
 * Certificates whose number holds digits only are left out of the look-up: they could be guessed.
 */
export async function publish(office: Office, { dryRun = false, signal }: { dryRun?: boolean; signal?: AbortSignal } = {}): Promise<void> {
  const register = readRegister(office);
  const withdrawals = toWithdrawals(register);
  const count = `${register.certificates.length} certificates, ${withdrawals.length} of them revoked or suspended`;
  if (dryRun) {
    office.talk.say(`Would publish ${count}. Nothing was written.`);
    return;
  }
  if (findActive(readPublicKeys(office))) {
    const key = await openActiveKey(office);
    const list = await signStatusList(register.list, withdrawals, office.issuer, key, { issued: office.now() });
    await publishLookUp(office, register, signal);
    writeFileAtomic(join(placesOf(office).statusLists, `${register.list}.jwt`), list);
  } else await publishLookUp(office, register, signal);
  office.talk.say(
    `Published ${count}. Now build and upload the site. Publish again within 35 days, even when nothing changes: an old list turns every result amber.`,
  );
}

/** Writes the look-up files: of the register and of the demonstration, with decoys up to the same length. */
export async function publishLookUp(office: Office, register: Register, signal?: AbortSignal): Promise<void> {
  const { lookUp, workshop } = placesOf(office);
  const aside = join(workshop, 'old-look-up');
  finishSwap(lookUp, aside);
  const certificates = [
    ...register.certificates,
    ...readDemonstration(office).certificates.filter(({ state }) => state !== 'not-genuine'),
  ].filter(({ number }) => /[A-Z]/.test(number.slice(-9)));
  const shards: Shard['entries'][] = Array.from({ length: shardCount }, () => []);
  const progress = office.talk.progress('Sealing the look-up', certificates.length);
  for (let start = 0; start < certificates.length; start += atOnce) {
    signal?.throwIfAborted();
    await Promise.all(
      certificates.slice(start, start + atOnce).map(async ({ number, token }) => {
        const { path, locator, key } = await toLookUp(number);
        shards[shardOf(path)]?.push({ locator, record: await sealRecord(token, key) });
        progress.advance(number);
      }),
    );
  }
  const size = Math.max(smallestShard, ...shards.map((entries) => entries.length));
  const fresh = emptyFolder(workshop, 'look-up');
  mkdirSync(fresh, { recursive: true });
  for (const [index, entries] of shards.entries()) {
    const padded = [...entries, ...Array.from({ length: size - entries.length }, createDecoy)];
    // By locator, which is random: the order must not tell a record from a decoy.
    padded.sort((one, other) => (one.locator < other.locator ? -1 : 1));
    writeFileSync(join(fresh, toShardPath(index).slice(lookUpFolder.length + 1)), JSON.stringify({ entries: padded }));
  }
  swapFolder(fresh, lookUp, aside);
  progress.done(`${certificates.length} certificates can be looked up by number.`);
}

function toWithdrawals(register: Register): Withdrawal[] {
  return register.certificates.flatMap((certificate) => {
    const status = statusOf(certificate);
    const since = certificate.events.at(-1)?.on;
    return status === 'valid' || !since ? [] : [{ idx: certificate.idx, status, since }];
  });
}

function shardOf(path: string): number {
  return Number.parseInt(path.slice(lookUpFolder.length + 1), 16);
}
