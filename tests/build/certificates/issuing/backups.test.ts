import { copyFileSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  findSuperfluous,
  listBackups,
} from '../../../../src/build/certificates/issuing/backups.ts';
import { changeStatus } from '../../../../src/build/certificates/issuing/change-status.ts';
import { toPaths } from '../../../../src/build/certificates/issuing/context.ts';
import { issue } from '../../../../src/build/certificates/issuing/issue.ts';
import { rotateKey } from '../../../../src/build/certificates/issuing/keys.ts';
import { readRegister } from '../../../../src/build/certificates/issuing/register.ts';
import { restoreBackup, showBackups } from '../../../../src/build/certificates/issuing/restore.ts';
import { createTestContext, members, readAllFiles } from './test-context.ts';

/** An issuer with three certificates, the first of which is revoked. */
async function createIssuer() {
  const context = createTestContext();
  await rotateKey(context);
  await issue(context, context.write('members.csv', members));
  const [first] = readRegister(context).certificates;
  await changeStatus(context, 'revoke', first?.number ?? '', { reason: 'resolution 7' });
  return { context, register: toPaths(context).register };
}

test('each change of the register leaves a numbered, dated copy that only its owner can read', async () => {
  const { context, register } = await createIssuer();
  const backups = listBackups(context);
  expect(backups).toMatchObject([
    { revision: 2, on: '2026-11-20' },
    { revision: 1, on: '2026-11-20' },
  ]);
  expect(readFileSync(backups[0]?.file ?? '', 'utf8')).toBe(readFileSync(register, 'utf8'));
  for (const { file } of backups) expect(statSync(file).mode & 0o077).toBe(0);
});

test('the newest backups are kept, and of older ones the last of each month', () => {
  const toBackup = (revision: number, on: string) => ({ revision, on, file: String(revision) });
  const newest = Array.from({ length: 50 }, (_, index) => toBackup(100 - index, '2027-06-10'));
  const older = [
    toBackup(12, '2027-05-31'),
    toBackup(11, '2027-05-02'),
    toBackup(10, '2026-12-24'),
    toBackup(9, '2026-12-01'),
  ];
  expect(findSuperfluous([...newest, ...older]).map(({ revision }) => revision)).toEqual([11, 9]);
  expect(findSuperfluous(newest)).toEqual([]);
});

test('a missing, older or damaged register stops every command, and can be restored', async () => {
  const { context, register } = await createIssuer();
  const whole = readRegister(context).certificates;
  const break_ = {
    'is missing': () => rmSync(register),
    'is older than its newest backup': () =>
      copyFileSync(listBackups(context).at(-1)?.file ?? '', register),
    'is damaged': () => writeFileSync(register, '{"list":'),
  };
  for (const [message, damage] of Object.entries(break_)) {
    damage();
    const before = readAllFiles(context.folder);
    await expect(
      issue(
        context,
        context.write('more.csv', 'name,tier,valid_from\nOmega Ltd.,GOLD,2026-04-02\n'),
      ),
    ).rejects.toThrow(message);
    await expect(issue(context, 'members.csv', { dryRun: true })).rejects.toThrow(message);
    rmSync(join(context.folder, 'more.csv'));
    expect(readAllFiles(context.folder)).toEqual(before);
    const [{ revision = 0 } = {}] = listBackups(context);
    await restoreBackup(context, revision);
    expect(readRegister(context)).toMatchObject({ revision: revision + 1, certificates: whole });
  }
  expect(
    readdirSync(context.folder).some((name) => name.startsWith('register.json.damaged-')),
  ).toBe(true);
});

test('the list of backups says what is in each; restoring says what would be lost', async () => {
  const { context } = await createIssuer();
  await showBackups(context);
  expect(context.output.join('\n')).toContain(
    '2  2026-11-20  3 certificates, 1 of them revoked or suspended',
  );
  await restoreBackup(context, 1, { dryRun: true });
  expect(context.output.join('\n')).toMatch(
    /Would be lost: .* of Vindhya Gameworks Pvt. Ltd., revoked; in the backup valid/,
  );
  expect(readRegister(context).revision).toBe(2);
  await expect(restoreBackup(context, 7)).rejects.toThrow('There is no backup 7');
});
