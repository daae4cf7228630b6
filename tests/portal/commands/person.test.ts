import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { person } from '../../../packages/portal/server/commands/person.ts';
import type { PersonalData } from '../../../packages/portal/service/submissions/person.ts';
import { goodApplication, goodMessage, goodRequest, newKey } from '../running-portal.ts';
import { startWithFile } from './run-command.ts';

/** Sends every kind of submission of one person, and some of others. */
async function fill() {
  const started = await startWithFile();
  const { portal } = started;
  const ravi = { ...goodMessage, name: 'Ravi', email: 'ravi@club.example' };
  await portal.post('/messages', { ...goodMessage, email: 'Asha@Bank.Example', name: 'Asha R' });
  await portal.post('/members/applications', goodApplication, { 'Idempotency-Key': newKey() });
  await portal.post('/members/certificate-request', goodRequest, { 'Idempotency-Key': newKey() });
  await portal.post('/messages', ravi);
  await portal.post('/messages', { ...ravi, message: 'Asha (asha@bank.example) knows.' });
  await portal.mailsTried();
  return started;
}

test('exports all data of one person, and no data of others', async () => {
  const { run } = await fill();
  const out = await run('person', [' ASHA@bank.example']);
  const { submissions, mails, codes, answers, mentionedIn } = JSON.parse(out) as PersonalData;
  expect(submissions.map(({ kind }) => kind).sort()).toEqual([
    'application',
    'certificate',
    'complaint',
  ]);
  expect([mails.length, codes.length, answers.length]).toEqual([3, 1, 1]);
  expect(mentionedIn).toEqual(['IFSF-K-2026-000003']);
  expect(out).not.toContain('ravi@club.example');
});

test('finds a person by any spelling of the address, in every script', async () => {
  const { portal, run } = await startWithFile();
  for (const [number, email] of ['\tÉLODIE@Bank.example', ' élodie@bank.example\n'].entries())
    await portal.post('/messages', { ...goodMessage, name: `Élodie ${number}`, email });
  await portal.mailsTried();
  const out = await run('person', ['Élodie@bank.example']);
  const { submissions, mails, mentionedIn } = JSON.parse(out) as PersonalData;
  expect(submissions.map(({ name }) => name).sort()).toEqual(['Élodie 0', 'Élodie 1']);
  expect([mails.length, mentionedIn]).toEqual([2, []]);
});

test('removes deleted data from the files of the database while the portal runs', async () => {
  const { type, portal, folder } = await fill();
  // In a process of its own: one that closes a file of SQLite gives up its locks on it.
  const holding = (words: string) =>
    spawnSync('grep', ['-ril', words, folder], { encoding: 'utf8' }).stdout;
  expect(holding('asha rao')).not.toBe('');

  const { out, status } = await type(
    ['person', 'asha@bank.example', '--delete'],
    'asha@bank.example\n',
  );
  expect([status, out]).toEqual([0, expect.stringContaining('Deleted: 3 submissions and 3 mails')]);
  expect(out).toContain('IFSF-K-2026-000003');
  expect(out).toContain('30 days');

  // Others’ submissions stay; the output names them, so that people can read them.
  expect(holding('asha rao')).toBe('');
  expect(holding('asha r')).toBe('');
  await portal.post('/messages', { ...goodMessage, email: 'ravi@club.example' });
  expect(await portal.database.selectFrom('submissions').select('email').execute()).toHaveLength(3);
});

test('deletes nothing unless the address is typed', async () => {
  const { type, portal } = await fill();
  const { out } = await type(['person', 'asha@bank.example', '--delete'], 'yes\n');
  expect(out).toContain('Nothing was deleted.');
  expect(await portal.database.selectFrom('submissions').select('id').execute()).toHaveLength(5);
});

test('refuses an unknown command, or one without an address', async () => {
  const { type } = await startWithFile();
  expect(await type(['nonsense'], '')).toMatchObject({
    status: 1,
    error: expect.stringContaining('There is no command “nonsense”') as string,
  });
  await expect(person([])).rejects.toThrow('Name an address');
  await expect(person(['asha@bank.example', '--erase'])).rejects.toThrow('--erase');
});

test('names a missing database instead of creating it', async () => {
  const missing = join(tmpdir(), crypto.randomUUID());
  vi.stubEnv('PORTAL_DATABASE', missing);
  onTestFinished(() => void vi.unstubAllEnvs());
  await expect(person(['asha@bank.example'])).rejects.toThrow(missing);
  expect(existsSync(missing)).toBe(false);
});
