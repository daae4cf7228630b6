import {
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { backup } from '../../../packages/portal/server/commands/backup.ts';
import { restore as restoreCommand } from '../../../packages/portal/server/commands/restore.ts';
import {
  backUp,
  deleteOldBackups,
  restoreBackup,
} from '../../../packages/portal/service/database/backups.ts';
import { openSqlite } from '../../../packages/portal/service/database/open-sqlite.ts';
import { goodMessage, startPortal } from '../running-portal.ts';
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
  await portal.stop();

  await run('restore', [backup]);
  const replaced = readdirSync(folder).find((name) => name.includes('.replaced-'));
  expect(await referencesIn(join(folder, replaced ?? ''))).toHaveLength(2);
  const again = await startPortal({ database: openSqlite(file) });
  onTestFinished(() => again.stop());
  expect(await (await again.post('/messages', goodMessage)).json()).toMatchObject({
    reference: 'IFSF-K-2026-001002',
  });
  expect(await referencesIn(file)).toEqual(['IFSF-K-2026-000001', 'IFSF-K-2026-001002']);
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
  onTestFinished(() => again.stop());
  expect(await toReferences(again)).toEqual(['IFSF-K-2027-001001', 'IFSF-M-2027-001001']);
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
  expect(deleteOldBackups(file, backups, 30, now)).toHaveLength(3);
  expect(readdirSync(backups)).toEqual(['portal-2026-10-22T22-00-00-000Z.sqlite']);
  expect(existsSync(`${file}.replaced-2026-11-19T00-00-00-000Z`)).toBe(true);
  expect(deleteOldBackups(file, backups, 30, new Date('2027-11-20T00:00:00Z'))).toHaveLength(1);
  expect(readdirSync(backups)).toHaveLength(1);
});

test('names the tools of Postgres', async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://portal:secret@127.0.0.1/portal');
  onTestFinished(() => void vi.unstubAllEnvs());
  for (const command of [backup(), restoreCommand(['file'])]) {
    await expect(command).rejects.toThrow('pg_dump');
    await expect(command).rejects.not.toThrow('secret');
  }
});

test('`/health` reports the age of the last finished backup', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'backups-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const portal = await startPortal({ backups: folder });
  onTestFinished(() => portal.stop());
  const lastBackup = async () =>
    ((await (await portal.get('/health')).json()) as { lastBackup: number | null }).lastBackup;
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
