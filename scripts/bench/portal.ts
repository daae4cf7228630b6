import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundlePortal } from '@federation/hosting/portal/bundle-portal';
import { readPortalSettings } from '@federation/hosting/portal/portal-settings';
import type { PortalSettings } from '@federation/portal/contract/settings';
import { startCluster } from '../setup/postgres-cluster.ts';
import { fillDatabase } from './portal/fill-database.ts';
import { measureDisk, readCommits } from './portal/disk.ts';
import { measureInbox } from './portal/inbox-pages.ts';
import { startMailSink } from './portal/mail-sink.ts';
import { startPortalProcess } from './portal/portal-process.ts';
import { measureRate, calculatePercentile } from './portal/rate.ts';
import { survive, type Survival } from './portal/survive.ts';

const seconds = 30;
const perSecond = 300;
const kills = 50;
const submissions = 100_000;

/** Prints the figures that the portal has to reach. Takes about six minutes. */
export async function measurePortal(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-portal-'));
  const settings = readPortalSettings(process.cwd());
  try {
    await measureSqlite(folder, settings);
    const database = join(folder, 'killed.sqlite');
    const survived = await survive({ database, settings, folder, processes: 1, kills });
    console.log(`  SQLite, ${kills} times kill -9: ${describe(survived)}`);
    await measurePostgres(folder, settings);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureSqlite(folder: string, settings: PortalSettings): Promise<void> {
  const database = join(folder, 'portal.sqlite');
  const sink = await startMailSink();
  // Servers run the bundle; it takes less memory than the sources.
  await bundlePortal(join(folder, 'built'));
  const program = join(folder, 'built/portal.mjs');
  const options = { database, settings, folder, smtp: sink.url, program };
  const empty = await startPortalProcess(options);
  // Node compiles what runs often; only a start in a crowd would be slower.
  await measureRate(empty.base, perSecond / 3, 5);
  const before = readCommits(database);
  const { answered, missing, times } = await measureRate(empty.base, perSecond, seconds);
  const commits = ((readCommits(database) - before) / answered).toFixed(1);
  const [p50, p99] = [50, 99].map((one) => calculatePercentile(times, one).toFixed(1));
  console.log(
    `  SQLite, ${perSecond} messages a second for ${seconds} s: ${answered} answered, ${missing} not; p50 ${p50} ms, p99 ${p99} ms; ${commits} commits, each one fsync, a message; the disk does ${measureDisk(folder)} fsync a second`,
  );
  await empty.kill();
  await fillDatabase(database, submissions);
  const full = await startPortalProcess(options);
  const inbox = await measureInbox(full.base, options);
  await measureRate(full.base, perSecond, 5);
  console.log(
    `  with ${submissions} messages: a page of the inbox ${inbox.page.toFixed(1)} ms (p99), a search ${inbox.search.toFixed(1)} ms (p99), ${(full.peakMemory() / 2 ** 20).toFixed(0)} MB of memory at most`,
  );
  await full.kill();
  await sink.stop();
}

async function measurePostgres(folder: string, settings: PortalSettings): Promise<void> {
  const cluster = await startCluster([]);
  if (!cluster) return console.log('  Postgres: not on this machine');
  try {
    const database = cluster.toUrl('postgres');
    const survived = await survive({ database, settings, folder, processes: 2, kills: 5 });
    console.log(`  Postgres, two processes, 5 times kill -9 of one: ${describe(survived)}`);
  } finally {
    await cluster.remove();
  }
}

const describe = ({ answered, lost, twice, gaps, withoutMail, mailed, repeated }: Survival) =>
  `${answered} answered, ${lost.length} lost, ${twice.length} stored twice, ${gaps} numbers missing, ${withoutMail.length} without a mail, ${mailed} mails about ten messages of one mailbox, ${repeated} mails again`;
