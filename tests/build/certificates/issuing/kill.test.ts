import { copyFileSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createWorkingOffice, killEverywhere, numberOf, stateOf } from './kill.ts';

test(
  'issue, killed at any moment: all certificates of the list are registered and printed, or none',
  { timeout: 600_000 },
  async () => {
    const office = await createWorkingOffice();
    const list = office.members('second.csv', 'Gamma Ltd.', 'Delta Ltd.');
    await killEverywhere(office, ['issue', list], async (killed) => {
      const registered = killed.register().certificates.length;
      expect([2, 4]).toContain(registered);
      const again = await killed.run('issue', list);
      if (registered === 4) expect(again.text).toContain('already has');
      else expect(again).toMatchObject({ status: 0 });
      const { certificates } = killed.register();
      expect(certificates.map(({ name }) => name)).toEqual([
        'Alpha Ltd.',
        'Beta Ltd.',
        'Gamma Ltd.',
        'Delta Ltd.',
      ]);
      const printed = killed.files().filter((name) => name.endsWith('.pdf'));
      expect(printed).toHaveLength(8);
      for (const { number } of certificates)
        expect(printed.filter((name) => name.includes(number))).toHaveLength(2);
    });
  },
);

test(
  'revoke, killed at any moment: the revocation is in the register once, and its backup too',
  { timeout: 600_000 },
  async () => {
    const office = await createWorkingOffice();
    const number = numberOf(office, 0);
    const args = ['revoke', number, '--reason', 'resolution 7'];
    await killEverywhere(office, args, async (killed) => {
      const again = await killed.run(...args);
      expect(again.text).toMatch(/is permanently revoked|is revoked; only/);
      const register = killed.register();
      expect(register.certificates[0]?.events).toHaveLength(1);
      const backups = killed.files().filter((name) => name.startsWith('backups/'));
      expect(backups.map((name) => Number(name.slice(8, 14)))).toEqual(
        Array.from({ length: register.revision }, (_, index) => index + 1),
      );
      expect(readFileSync(join(killed.folder, backups.at(-1) ?? ''), 'utf8')).toBe(
        readFileSync(join(killed.folder, 'register.json'), 'utf8'),
      );
    });
  },
);

test(
  'publish, killed at any moment: publishing again succeeds and shows what the register says',
  { timeout: 600_000 },
  async () => {
    const office = await createWorkingOffice();
    await office.succeed('revoke', numberOf(office, 0), '--reason', 'resolution 7');
    await killEverywhere(office, ['publish'], async (killed) => {
      await killed.succeed('publish');
      expect(await stateOf(killed, 0)).toBe('revoked');
      expect(await stateOf(killed, 1)).toBe('valid');
    });
  },
);

test(
  'restore, killed at any moment: restoring again brings the whole register back',
  { timeout: 600_000 },
  async () => {
    const office = await createWorkingOffice();
    copyFileSync(join(office.folder, 'register.json'), join(office.root, 'expected.json'));
    rmSync(join(office.folder, 'register.json'));
    const args = ['restore', '2'];
    await killEverywhere(office, args, async (killed) => {
      await killed.succeed(...args);
      expect(killed.register().certificates).toHaveLength(2);
      await killed.succeed('publish');
    });
  },
);
