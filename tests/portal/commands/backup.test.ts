import fs, {
  existsSync,
  readdirSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { backup, restore } from '../../../packages/portal/server/commands/database.ts';
import {
  backUp,
  deleteOldBackups,
  restoreBackup,
} from '../../../packages/portal/service/database/backups.ts';
import { openSqlite } from '../../../packages/portal/service/database/open-sqlite.ts';
import { goodMessage, startPortal } from '../running-portal.ts';
import { makeFolder } from '../../support/make-folder.ts';
import { startWithFile } from './run-command.ts';

const now = new Date('2026-11-20T21:00:00.000Z');

const referencesIn = async (file: string) => {
  const database = openSqlite(file);
  const rows = await database.selectFrom('submissions').select('reference').execute();
  await database.destroy();
  return rows.map(({ reference }) => reference);
};

test('a backup of a running portal has everything that was answered before', async () => {
  const { portal, folder, run } = await startWithFile();
  const answer = await portal.post('/messages', goodMessage);
  const { reference } = (await answer.json()) as { reference: string };
  const going = { on: true };
  const storing = (async () => {
    for (let index = 0; going.on; index += 1)
      await portal.post('/messages', { ...goodMessage, email: `a${index}@bank.example` });
  })();
  const backups = join(folder, 'backups');
  const out = await run('backup', [], { PORTAL_BACKUPS: backups });
  going.on = false;
  await storing;

  expect(readdirSync(backups).map((name) => join(backups, name))).toEqual([out.trim()]);
  expect(statSync(out.trim()).mode & 0o077).toBe(0);
  expect(await referencesIn(out.trim())).toContain(reference);
});

test('a restored backup has everything, and gives no reference twice', async () => {
  const { portal, folder, file, run } = await startWithFile();
  await portal.post('/messages', goodMessage);
  const backup = await backUp(file, join(folder, 'backups'), now);
  await portal.post('/messages', { ...goodMessage, email: 'later@bank.example' });
  // As after many more messages.
  await portal.database.updateTable('counters').set({ last: 1500 }).execute();
  await portal.stop();

  await run('restore', [backup]);
  const replaced = readdirSync(folder).find((name) => name.includes('.replaced-'));
  expect(await referencesIn(join(folder, replaced ?? ''))).toHaveLength(2);
  const again = await startPortal({ database: openSqlite(file) });
  expect(await (await again.post('/messages', goodMessage)).json()).toMatchObject({
    reference: 'IFSF-K-2026-002501',
  });
  expect(await referencesIn(file)).toEqual(['IFSF-K-2026-000001', 'IFSF-K-2026-002501']);
});

test('a restored backup gives no reference twice, even the first of its kind or year', async () => {
  const { portal, folder, file } = await startWithFile();
  portal.clock.now = Date.parse('2026-12-31T18:00:00Z');
  await portal.post('/messages', goodMessage);
  const backup = await backUp(file, join(folder, 'backups'), new Date(portal.clock.now));
  // New Year in India.
  portal.clock.now = Date.parse('2026-12-31T19:00:00Z');
  const later = { now: portal.clock.now };
  const sent = [goodMessage, { ...goodMessage, subject: 'Feedback' }];
  const toReferences = async ({ post }: Pick<typeof portal, 'post'>) => {
    const answers = sent.map(async (one) => (await post('/messages', one)).json());
    return (await Promise.all(answers)).map((one) => (one as { reference: string }).reference);
  };
  expect(await toReferences(portal)).toEqual(['IFSF-K-2027-000001', 'IFSF-M-2027-000001']);
  await portal.stop();
  await restoreBackup(backup, file, new Date(later.now));
  const again = await startPortal({
    database: openSqlite(file),
    now: () => new Date(later.now),
  });
  expect(await toReferences(again)).toEqual(['IFSF-K-2027-001002', 'IFSF-M-2027-001002']);
});

test('refuses to restore while the portal runs, and loses no submission', async () => {
  const { portal, folder, file, run } = await startWithFile();
  await portal.post('/messages', goodMessage);
  const backup = await backUp(file, join(folder, 'backups'), now);
  await expect(run('restore', [backup])).rejects.toThrow('Stop the portal');
  await portal.post('/messages', goodMessage);
  await portal.stop();
  expect(await referencesIn(file)).toEqual(['IFSF-K-2026-000001', 'IFSF-K-2026-000002']);
  expect(readdirSync(folder).filter((name) => name.includes('replaced'))).toEqual([]);
});

test('a backup replaces a damaged database', async () => {
  const { portal, folder, file } = await startWithFile();
  await portal.post('/messages', goodMessage);
  const backup = await backUp(file, join(folder, 'backups'), now);
  await portal.stop();
  writeFileSync(file, 'This is not a database.');
  await restoreBackup(backup, file, now);
  expect(await referencesIn(file)).toEqual(['IFSF-K-2026-000001']);
});

test('refuses a damaged backup, and keeps the database', async () => {
  const { portal, folder, file } = await startWithFile();
  await portal.post('/messages', goodMessage);
  const backup = await backUp(file, join(folder, 'backups'), now);
  truncateSync(backup, statSync(backup).size - 4096);
  await expect(restoreBackup(backup, file, now)).rejects.toThrow();
  await expect(restoreBackup(join(folder, 'missing'), file, now)).rejects.toThrow('missing');
  expect(await referencesIn(file)).toEqual(['IFSF-K-2026-000001']);
});

test('a failed backup or restore leaves nothing behind', async () => {
  const { folder } = await startWithFile();
  const broken = join(folder, 'broken.sqlite');
  writeFileSync(broken, 'This is not a database.');
  await expect(backUp(broken, join(folder, 'backups'), now)).rejects.toThrow();
  expect(readdirSync(join(folder, 'backups'))).toEqual([]);
});

test('deletes old backups and replaced databases, but not the newest backup', async () => {
  const { folder, file } = await startWithFile();
  const backups = join(folder, 'backups');
  for (const day of ['2026-10-19', '2026-10-20', '2026-10-22'])
    await backUp(file, backups, new Date(`${day}T22:00:00.000Z`));
  for (const name of ['replaced-2026-10-01T00-00-00-000Z', 'replaced-2026-11-19T00-00-00-000Z'])
    writeFileSync(`${file}.${name}`, '');
  const rotate = async (day: string, isConfirmed = false) => {
    const log: string[] = [];
    const run = { now: new Date(`${day}T21:00:00Z`), isConfirmed };
    await deleteOldBackups(file, backups, 30, { ...run, log: (line) => log.push(line) });
    return log;
  };
  expect(await rotate('2026-11-20')).toHaveLength(3);
  expect(readdirSync(backups)).toEqual(['portal-2026-10-22T22-00-00-000Z.sqlite']);
  expect(existsSync(`${file}.replaced-2026-11-19T00-00-00-000Z`)).toBe(true);
  // A jump of the clock.
  for (const day of ['2036-11-20', '2036-11-21'])
    expect(await rotate(day)).toEqual([expect.stringContaining('clock')]);
  expect(await rotate('2036-11-21', true)).toEqual([expect.stringContaining('Deleted')]);
  expect(readdirSync(backups)).toHaveLength(1);
});

test('keeps an old backup whose successor is less than half its size', async () => {
  const { folder, file } = await startWithFile();
  for (const [day, size] of [
    [1, 10],
    [2, 100],
    [3, 49],
    [4, 49],
  ])
    writeFileSync(
      join(folder, `portal-2026-10-0${day}T00-00-00-000Z.sqlite`),
      'x'.repeat(Number(size)),
    );
  const deleted: string[] = [];
  await deleteOldBackups(file, folder, 30, { now, log: (line) => deleted.push(line) });
  expect(deleted.map((line) => /10-(\d\d)/.exec(line)?.[1])).toEqual(['01', '03']);
});

test('a backup and a restore are on the disk before anything older goes', async () => {
  const { portal, folder, file } = await startWithFile();
  await portal.stop();
  const { fsyncSync, renameSync } = fs;
  const done: string[] = [];
  onTestFinished(() => {
    Object.assign(fs, { fsyncSync, renameSync });
    syncBuiltinESMExports();
  });
  fs.fsyncSync = (opened) => {
    done.push(`sync ${fs.readlinkSync(`/proc/self/fd/${opened}`).replace(folder, '')}`);
    fsyncSync(opened);
  };
  fs.renameSync = (from, to) => {
    done.push(`rename ${basename(String(to)).replace(/\d{4}.*Z/, '…')}`);
    renameSync(from, to);
  };
  syncBuiltinESMExports();
  const backup = await backUp(file, join(folder, 'backups'), now);
  const name = basename(backup);
  expect(done.splice(0)).toEqual([
    `sync /backups/${name}.new`,
    'rename portal-….sqlite',
    'sync /backups',
  ]);
  await restoreBackup(backup, file, now);
  expect(done).toEqual([
    'sync /portal.sqlite.restored.new',
    'rename portal.sqlite.restored',
    'sync ',
    'rename portal.sqlite.replaced-…',
    'rename portal.sqlite',
    'sync ',
  ]);
});

test('names the tools of Postgres', async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://portal:secret@127.0.0.1/portal');
  onTestFinished(() => void vi.unstubAllEnvs());
  for (const command of [backup(), restore(['file'])]) {
    await expect(command).rejects.toThrow('pg_dump');
    await expect(command).rejects.not.toThrow('secret');
  }
});

test('`/health` reports the age of the last finished backup', async () => {
  const folder = makeFolder();
  const portal = await startPortal({ backups: folder });
  const lastBackup = async () =>
    ((await portal.health()) as { lastBackup: number | null }).lastBackup;
  expect(await lastBackup()).toBeNull();
  for (const [name, age] of [
    ['old.sqlite', 7200],
    ['last.dump', 3600],
    ['broken.new', 60],
  ] as const) {
    writeFileSync(join(folder, name), '');
    const made = portal.clock.now / 1000 - age;
    utimesSync(join(folder, name), made, made);
  }
  expect(await lastBackup()).toBe(3600);
});
