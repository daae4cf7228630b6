import { cpSync, existsSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { listBackups } from '../../../../packages/certificates/office/register/backups.ts';
import { changeStatus } from '../../../../packages/certificates/office/commands/change-status.ts';
import { officePaths } from '../../../../packages/certificates/office/context/context.ts';
import { explainError } from '../../../../packages/certificates/office/commands/explain-error.ts';
import { issue } from '../../../../packages/certificates/office/commands/issue.ts';
import { rotateKey } from '../../../../packages/certificates/office/commands/change-keys.ts';
import { print } from '../../../../packages/certificates/office/commands/print.ts';
import { publishLists } from '../../../../packages/certificates/office/commands/publish.ts';
import { loadRegister } from '../../../../packages/certificates/office/register/register-file.ts';
import {
  restoreRegister,
  showBackups,
} from '../../../../packages/certificates/office/commands/restore-backup.ts';
import {
  createTestContext,
  expectUnchanged,
  getUserError,
  issueThree,
  members,
  readAllFiles,
  statuses,
  type TestContext,
} from '../test-context.ts';

const reason = { reason: 'resolution 7' };

/** The certificates in the register whose numbers are in names of files of a folder. */
const printed = (context: TestContext, folder: string) => {
  const names = Object.keys(readAllFiles(folder));
  return loadRegister(context).certificates.filter(({ number }) =>
    ['en', 'hi'].every((one) => names.includes(join(folder, `${number}.${one}.pdf`))),
  );
};

test('a failed print names the command that prints again', async () => {
  const context = createTestContext();
  await rotateKey(context);
  const list = context.write('members.csv', members);
  const broken = { ...context, print: () => Promise.reject(new Error('no space')) };
  await expect(issue(broken, list)).rejects.toThrow('no space');
  const [, day = '', folder = ''] = /print (\S+) --to (\S+)/.exec(context.output.join('\n')) ?? [];
  await print(context, [day], folder);
  expect(printed(context, folder)).toHaveLength(3);
});

test('nothing is printed if the register can’t be written', async () => {
  const context = createTestContext();
  await rotateKey(context);
  const database = new DatabaseSync(officePaths(context).register);
  database.exec(
    "CREATE TRIGGER fail BEFORE INSERT ON certificate BEGIN SELECT raise(ABORT, 'broken'); END",
  );
  database.close();
  await expect(issue(context, context.write('members.csv', members))).rejects.toThrow('broken');
  expect(Object.keys(readAllFiles(officePaths(context).issued))).toEqual([]);
  expect(loadRegister(context).certificates).toEqual([]);
});

test('a command waits for another one, then uses the register that it wrote', async () => {
  const { context, certificates } = await issueThree();
  const [number = ''] = certificates.map((one) => one.number);
  const other = new Worker(
    `const { parentPort, workerData } = require('node:worker_threads');
    const database = new (require('node:sqlite').DatabaseSync)(workerData.register);
    database.exec('BEGIN IMMEDIATE');
    database.prepare("INSERT INTO event VALUES (?, 4000000000, 'suspended', 'x')").run(workerData.number);
    parentPort.postMessage('locked');
    setTimeout(() => { database.exec('COMMIT'); database.close(); }, 200);`,
    { eval: true, workerData: { register: officePaths(context).register, number } },
  );
  await once(other, 'message');
  await changeStatus({ ...context, lockTimeout: 10_000 }, 'reinstate', number, reason);
  expect(loadRegister(context).certificates[0]?.events.map(({ status }) => status)).toEqual([
    'suspended',
    'valid',
  ]);
});

test('a command fails after waiting for another one, and a copied folder has no partial change', async () => {
  const { context, certificates } = await issueThree();
  const [first = ''] = certificates.map(({ number }) => number);
  const answer = Promise.withResolvers<string>();
  const asked = Promise.withResolvers<undefined>();
  const slow = {
    ...context,
    passphrase: () => {
      asked.resolve(undefined);
      return answer.promise;
    },
  };
  const more = context.write('more.csv', 'name,tier,valid_from\nOmega Ltd.,GOLD,2026-04-02\n');
  const issuing = issue(slow, more);
  await asked.promise;
  const copy = { ...context, folder: join(context.folder, '../copy') };
  cpSync(context.folder, copy.folder, { recursive: true });
  await expectUnchanged(context, async () => {
    expect(await getUserError(changeStatus(context, 'revoke', first, reason))).toContain(
      'Another command is running',
    );
  });
  answer.resolve(await context.passphrase('', false));
  await issuing;
  await changeStatus(context, 'revoke', first, reason);
  expect(statuses(context)).toEqual(['revoked', 'valid', 'valid', 'valid']);
  expect(existsSync(`${officePaths(context).register}-journal`)).toBe(false);
  await changeStatus(copy, 'suspend', first, reason);
  expect(statuses(copy)).toEqual(['suspended', 'valid', 'valid']);
});

test('each command that writes leaves a copy of the register as it was before; the newest fifty stay', async () => {
  const { context, certificates } = await issueThree();
  const [number = ''] = certificates.map((one) => one.number);
  await changeStatus(context, 'revoke', number, reason);
  await showBackups(context);
  expect(context.output.slice(-3)).toEqual([
    '3  2026-11-20  3 certificates, 0 of them revoked or suspended',
    '2  2026-11-20  3 certificates, 0 of them revoked or suspended',
    '1  2026-11-20  0 certificates, 0 of them revoked or suspended',
  ]);
  for (let time = 0; time < 50; time += 1)
    await getUserError(changeStatus(context, 'revoke', number, reason));
  expect(listBackups(context).map((one) => one.number)).toEqual(
    Array.from({ length: 50 }, (_, index) => 53 - index),
  );
});

test('nothing is changed if the backup fails', async () => {
  const { context, certificates } = await issueThree();
  rmSync(officePaths(context).backups, { recursive: true });
  writeFileSync(officePaths(context).backups, '');
  const [number = ''] = certificates.map((one) => one.number);
  for (const command of [
    () => changeStatus(context, 'revoke', number, reason),
    () => publishLists(context),
    () => rotateKey(context),
  ])
    await expectUnchanged(context, () => expect(command()).rejects.toThrow(/ENOTDIR.*backups/));
});

test('a full disk is explained in words', () => {
  const database = new DatabaseSync(':memory:');
  database.exec('PRAGMA max_page_count = 2; CREATE TABLE one (text)');
  const fill = () => database.prepare('INSERT INTO one VALUES (?)').run('x'.repeat(100_000));
  expect(fill).toThrow('full');
  try {
    fill();
  } catch (error) {
    expect(explainError(error)?.join()).toContain('disk is full');
  }
});

test.each<[string, string, (register: string) => void]>([
  ['missing', 'is missing, but it has backups', (register) => rmSync(register)],
  ['cut off', 'is damaged', (register) => truncateSync(register, 6000)],
  ['another file', 'is damaged', (register) => writeFileSync(register, 'x'.repeat(9000))],
])(
  'a register that is %s stops every command, and a backup is restored',
  async (_, message, damage) => {
    const { context, certificates } = await issueThree();
    const [number = ''] = certificates.map((one) => one.number);
    await changeStatus(context, 'suspend', number, reason);
    damage(officePaths(context).register);
    const list = context.write('more.csv', 'name,tier,valid_from\nOmega Ltd.,GOLD,2026-04-02\n');
    await expectUnchanged(context, async () => {
      expect(await getUserError(issue(context, list))).toContain(message);
      expect(await getUserError(issue(context, list, { dryRun: true }))).toContain(message);
      expect(await getUserError(print(context, [number], context.folder))).toContain(message);
    });
    await restoreRegister(context, 3);
    expect(loadRegister(context).certificates).toEqual(certificates);
    await publishLists(context);
  },
);

test('restoring a backup names what would be lost and backs up the present register', async () => {
  const { context, certificates } = await issueThree();
  const [number = ''] = certificates.map((one) => one.number);
  await changeStatus(context, 'revoke', number, reason);
  await expectUnchanged(context, () => restoreRegister(context, 3, { dryRun: true }));
  expect(context.output.join('\n')).toMatch(
    /Would be lost: .* of Vindhya Gameworks Pvt. Ltd., revoked; in the backup valid/,
  );
  await restoreRegister(context, 3);
  expect(statuses(context)).toEqual(['valid', 'valid', 'valid']);
  const [newest] = listBackups(context);
  await restoreRegister(context, newest?.number ?? 0);
  expect(statuses(context)).toEqual(['revoked', 'valid', 'valid']);
  expect(await getUserError(restoreRegister(context, 77))).toContain('There is no backup 77');
});

test('the spreadsheet has every certificate with its status, and no command reads it', async () => {
  const { context, certificates } = await issueThree();
  const { number = '' } = certificates[1] ?? {};
  await changeStatus(context, 'suspend', number, { reason: 'says “no”, "no"' });
  const list = join(context.folder, 'register.csv');
  const lines = readFileSync(list, 'utf8').split('\r\n');
  expect(lines[0]).toMatch(/^\ufeffnumber,name,tier/);
  expect(lines[2]).toBe(
    `"${number}","Chambal Crease, Bat & Ball LLP","SILVER","2026-04-02","2027-04-01","2026-11-20","2026-1","suspended","2026-11-20","says “no”, ""no"""`,
  );
  expect(lines[3]).toContain('"सह्याद्रि स्पोर्ट्स प्रा. लि."');
  rmSync(list);
  await publishLists(context);
  expect(existsSync(list)).toBe(true);
});
