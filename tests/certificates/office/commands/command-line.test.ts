import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createOffice, type Office } from '../office.ts';
import { expectUnchanged } from '../test-context.ts';

/** An office with a key and a certificate. */
async function createWorkingOffice(): Promise<Office> {
  const office = createOffice();
  await office.succeed('rotate-key');
  await office.succeed('issue', office.members('first.csv', 'Alpha Ltd.'));
  return office;
}

/** Runs a command that must fail with a sentence, and returns its output. */
async function fail(office: Office, args: readonly string[]): Promise<string> {
  const { status, text } = await office.run(...args);
  expect(text).not.toMatch(/\n\s+at |Error:|node:/);
  expect(status).toBe(1);
  return text;
}

test('every command with --dry-run changes nothing on the disk', { timeout: 120_000 }, async () => {
  const office = await createWorkingOffice();
  const { number = '' } = office.register().certificates[0] ?? {};
  const reason = ['--reason', 'resolution 7'];
  const commands = [
    ['rotate-key'],
    ['rotate-key', '--remove', '2026-1', ...reason],
    ['issue', office.members('second.csv', 'Beta Ltd.')],
    ['print', number, '--to', join(office.root, 'printed')],
    ['suspend', number, ...reason],
    ['revoke', number, ...reason],
    ['publish'],
    ['backups'],
    ['restore', '1'],
    ['restore', join(office.folder, 'issued')],
    ['verify', number],
    ['demonstration'],
  ];
  for (const command of commands)
    await expectUnchanged(office, () => office.succeed(...command, '--dry-run'));
  expect(existsSync(join(office.root, 'printed'))).toBe(false);
  const empty = createOffice();
  await empty.succeed('rotate-key', '--dry-run');
  expect(existsSync(empty.folder)).toBe(false);
});

test('a mistyped command is explained in a sentence', { timeout: 120_000 }, async () => {
  const office = createOffice();
  expect(await fail(office, ['issue', 'x.csv', '--dryrun'])).toContain("Unknown option '--dryrun'");
  expect(await fail(office, ['issue', 'x.csv', '--to', 'y'])).toContain('issue has no option --to');
  expect(await fail(office, ['revoke', 'x', '--reason'])).toContain(
    "'--reason <value>' argument missing",
  );
  expect(await fail(office, ['isue', 'x.csv'])).toContain('There is no command “isue”');
  expect(await fail(office, ['issue'])).toContain('The file is missing');
  expect(await fail(office, ['issue', 'a.csv', 'b.csv'])).toContain('issue does not take “b.csv”');
  expect(await fail(office, ['publish', '--accept-loss'])).toContain('Give a reason');
});

test('the command names wrong settings', async () => {
  const office = createOffice();
  const file = join(office.project, 'src/content/settings.yaml');
  const settings = readFileSync(file, 'utf8');
  writeFileSync(file, settings.replace(/^certificatePrefix: .*$/m, 'certificatePrefix: 7'));
  expect(await fail(office, ['backups'])).toContain(
    'settings.yaml is wrong: certificatePrefix. Show the mistakes: npm run content',
  );
});

test('a file that is not a members file is explained', { timeout: 120_000 }, async () => {
  const office = await createWorkingOffice();
  const write = (name: string, content: string | Uint8Array) => {
    writeFileSync(join(office.root, name), content);
    return join(office.root, name);
  };
  mkdirSync(join(office.root, 'a-folder'));
  const header = 'name,tier,valid_from\n';
  const files: Record<string, string> = {
    [join(office.root, 'a-folder')]: 'There is no file',
    [join(office.root, 'none.csv')]: 'There is no file',
    [write('members.xlsx', 'PK\u0003\u0004\u0014\u0000rest')]: 'is not a text in UTF-8. Save it',
    [write('latin.csv', Buffer.from(`${header}Société,GOLD,2026-04-02\n`, 'latin1'))]:
      'is not a text in UTF-8',
    [write('no-mark.csv', Buffer.from(header, 'utf16le'))]: 'is not a text in UTF-8',
    [write('bangla.csv', `${header}Alpha,GOLD,2026-04-02\nকাবেরী,GOLD,2026-04-02\n`)]:
      'Row 3: the fonts of the certificate have no “ক” (U+0995)',
  };
  for (const [file, message] of Object.entries(files))
    expect(await fail(office, ['issue', file, '--dry-run']), file).toContain(message);
  const utf16 = write(
    'utf16.csv',
    Buffer.from(`\ufeff${header.replaceAll(',', '\t')}कावेरी\tGOLD\t2026-04-02\n`, 'utf16le'),
  );
  expect(await office.succeed('issue', utf16, '--dry-run')).toContain('Row 2: कावेरी, GOLD');
});

test('only the owner can read the files of the office', { timeout: 120_000 }, async () => {
  const office = await createWorkingOffice();
  for (const name of ['', ...office.files()])
    expect(statSync(join(office.folder, name)).mode & 0o077, name).toBe(0);
  await office.succeed(
    'print',
    office.register().certificates[0]?.number ?? '',
    '--to',
    join(office.root, 'printed'),
  );
  expect(statSync(join(office.root, 'printed')).mode & 0o077).toBe(0);
});
