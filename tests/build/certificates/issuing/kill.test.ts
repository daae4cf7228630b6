import { copyFileSync, existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { verify } from '../../../../src/build/certificates/issuing/verify.ts';
import type { PublicKey } from '../../../../src/core/certificates/keys.ts';
import { createOffice, type Office } from './office.ts';
import { createTestContext } from './test-context.ts';

/** An office with a key and two certificates that are published. */
async function createWorkingOffice(): Promise<Office> {
  const office = createOffice();
  await office.succeed('rotate-key');
  await office.succeed('issue', office.members('first.csv', 'Alpha Ltd.', 'Beta Ltd.'));
  await office.succeed('publish');
  return office;
}

const numberOf = (office: Office, index: number) => office.register().certificates[index]?.number ?? '';
const publicKeys = (office: Office) =>
  (JSON.parse(readFileSync(join(office.project, 'src/core/certificates/published/keys.json'), 'utf8')) as { keys: PublicKey[] }).keys;
const privateKeys = (office: Office) => {
  const folder = join(office.folder, 'keys');
  return Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
};
const stateOf = async (office: Office, index: number) => {
  const context = { ...createTestContext(), project: office.project, issuer: office.issuer, now: () => Date.now() / 1000 };
  return (await verify(context, office.register().certificates[index]?.token ?? '')).state;
};

/**
 * Kills a command at each of its changes to the disk; of many of the same kind in one folder, at the first
 * and the last. The command runs once, and a copy of the office at each change is what the kill would leave;
 * only the last kill is a real one. Each time the office begins anew.
 */
async function killEverywhere(office: Office, args: string[], check: (killed: Office) => Promise<void>): Promise<void> {
  const traced = createOffice(office);
  expect(await traced.start(args, 'copies').done).toMatchObject({ status: 0 });
  const changes = readFileSync(traced.log, 'utf8').trim().split('\n');
  const kinds = changes.map((line) => `${line.split(' ')[0] ?? ''} ${dirname(line)}`);
  const points = [...kinds.keys()].filter((index) => kinds[index] !== kinds[index - 1] || kinds[index] !== kinds[index + 1]);
  expect(points.length).toBeGreaterThan(1);
  for (const point of points) {
    const where = `killed at ${changes[point]?.replace(traced.root, '') ?? ''}`;
    const killed = point === points.at(-1) ? await kill(office, args, point, where) : createOffice(traced.copy(point + 1));
    try {
      await check(killed);
      expect(killed.files().filter((name) => /\.tmp-|\.unfinished-|lock\.txt/.test(name))).toEqual([]);
    } catch (error) {
      throw new Error(`Not recovered when ${where}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
    rmSync(killed.root, { recursive: true, force: true });
  }
}

async function kill(office: Office, args: string[], point: number, where: string): Promise<Office> {
  const killed = createOffice(office);
  expect((await killed.start(args, `kill:${point + 1}`).done).status, where).toBeNull();
  return killed;
}

test('issue, killed at any moment: all certificates of the list are registered and printed, or none', { timeout: 600_000 }, async () => {
  const office = await createWorkingOffice();
  const list = office.members('second.csv', 'Gamma Ltd.', 'Delta Ltd.');
  await killEverywhere(office, ['issue', list], async (killed) => {
    const registered = killed.register().certificates.length;
    expect([2, 4]).toContain(registered);
    const again = await killed.run('issue', list);
    if (registered === 4) expect(again.text).toContain('already has');
    else expect(again).toMatchObject({ status: 0 });
    const { certificates } = killed.register();
    expect(certificates.map(({ name }) => name)).toEqual(['Alpha Ltd.', 'Beta Ltd.', 'Gamma Ltd.', 'Delta Ltd.']);
    const printed = killed.files().filter((name) => name.endsWith('.pdf'));
    expect(printed).toHaveLength(8);
    for (const { number } of certificates) expect(printed.filter((name) => name.includes(number))).toHaveLength(2);
  });
});

test('revoke, killed at any moment: the revocation is in the register once, and its backup too', { timeout: 600_000 }, async () => {
  const office = await createWorkingOffice();
  const number = numberOf(office, 0);
  const args = ['revoke', number, '--reason', 'resolution 7'];
  await killEverywhere(office, args, async (killed) => {
    const again = await killed.run(...args);
    expect(again.text).toMatch(/is permanently revoked|is revoked; only/);
    const register = killed.register();
    expect(register.certificates[0]?.events).toHaveLength(1);
    const backups = killed.files().filter((name) => name.startsWith('backups/'));
    expect(backups.map((name) => Number(name.slice(8, 14)))).toEqual(Array.from({ length: register.revision }, (_, index) => index + 1));
    expect(readFileSync(join(killed.folder, backups.at(-1) ?? ''), 'utf8')).toBe(
      readFileSync(join(killed.folder, 'register.json'), 'utf8'),
    );
  });
});

test('publish, killed at any moment: publishing again succeeds and shows what the register says', { timeout: 600_000 }, async () => {
  const office = await createWorkingOffice();
  await office.succeed('revoke', numberOf(office, 0), '--reason', 'resolution 7');
  await killEverywhere(office, ['publish'], async (killed) => {
    await killed.succeed('publish');
    expect(await stateOf(killed, 0)).toBe('revoked');
    expect(await stateOf(killed, 1)).toBe('valid');
  });
});

test('rotate-key, killed at any moment: no private key is lost, and each has its public key', { timeout: 600_000 }, async () => {
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
});

test('rotate-key --remove, killed at any moment: the register never works with a key that it removed', { timeout: 600_000 }, async () => {
  const office = await createWorkingOffice();
  await killEverywhere(office, ['rotate-key', '--remove', '2026-1', '--reason', 'stolen'], async (killed) => {
    const isPublished = () => publicKeys(killed).some(({ removed }) => removed);
    if (killed.register().removedKeys.length > 0 && !isPublished()) expect((await killed.run('publish')).text).toContain('was removed');
    await killed.succeed('rotate-key', '--remove', '2026-1', '--reason', 'stolen');
    expect(isPublished()).toBe(true);
    expect(killed.register().removedKeys).toEqual(['2026-1']);
  });
});

test('restore, killed at any moment: restoring again brings the whole register back', { timeout: 600_000 }, async () => {
  const office = await createWorkingOffice();
  copyFileSync(join(office.folder, 'register.json'), join(office.root, 'expected.json'));
  rmSync(join(office.folder, 'register.json'));
  const args = ['restore', '2'];
  await killEverywhere(office, args, async (killed) => {
    await killed.succeed(...args);
    expect(killed.register().certificates).toHaveLength(2);
    await killed.succeed('publish');
  });
});

test('demonstration, killed at any moment: the keys of the office stay, and it can be created again', { timeout: 600_000 }, async () => {
  const office = await createWorkingOffice();
  await killEverywhere(office, ['demonstration'], async (killed) => {
    expect(publicKeys(killed).some(({ kid }) => kid === '2026-1')).toBe(true);
    await killed.succeed('demonstration');
    expect(await stateOf(killed, 0)).toBe('valid');
    expect(existsSync(join(killed.project, 'src/core/certificates/published/demonstration.json'))).toBe(true);
  });
});
