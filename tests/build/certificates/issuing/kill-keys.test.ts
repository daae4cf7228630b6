import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createWorkingOffice, killEverywhere, publicKeys, stateOf } from './kill.ts';
import type { Office } from './office.ts';

const privateKeys = (office: Office) => {
  const folder = join(office.folder, 'keys');
  return Object.fromEntries(
    readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
};

test(
  'rotate-key, killed at any moment: no private key is lost, and each has its public key',
  { timeout: 600_000 },
  async () => {
    const office = await createWorkingOffice();
    await killEverywhere(office, ['rotate-key'], async (killed) => {
      const before = Object.entries(privateKeys(killed)).filter(([name]) => name.endsWith('.pem'));
      await killed.succeed('rotate-key');
      const after = privateKeys(killed);
      for (const [name, key] of before) expect(after[name]).toBe(key);
      expect(Object.keys(after)).toEqual(publicKeys(killed).map(({ kid }) => `${kid}.pem`));
      await killed.succeed('issue', killed.members('third.csv', 'Omega Ltd.'));
      expect(await stateOf(killed, 2)).toBe('valid');
    });
  },
);

test(
  'rotate-key --remove, killed at any moment: the register never works with a key that it removed',
  { timeout: 600_000 },
  async () => {
    const office = await createWorkingOffice();
    await killEverywhere(
      office,
      ['rotate-key', '--remove', '2026-1', '--reason', 'stolen'],
      async (killed) => {
        const isPublished = () => publicKeys(killed).some(({ removed }) => removed);
        if (killed.register().removedKeys.length > 0 && !isPublished())
          expect((await killed.run('publish')).text).toContain('was removed');
        await killed.succeed('rotate-key', '--remove', '2026-1', '--reason', 'stolen');
        expect(isPublished()).toBe(true);
        expect(killed.register().removedKeys).toEqual(['2026-1']);
      },
    );
  },
);

test(
  'demonstration, killed at any moment: the keys of the office stay, and it can be created again',
  { timeout: 600_000 },
  async () => {
    const office = await createWorkingOffice();
    await killEverywhere(office, ['demonstration'], async (killed) => {
      expect(publicKeys(killed).some(({ kid }) => kid === '2026-1')).toBe(true);
      await killed.succeed('demonstration');
      expect(await stateOf(killed, 0)).toBe('valid');
      expect(
        existsSync(join(killed.project, 'src/core/certificates/published/demonstration.json')),
      ).toBe(true);
    });
  },
);
