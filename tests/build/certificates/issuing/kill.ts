import { readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';
import { verify } from '../../../../src/build/certificates/issuing/verify.ts';
import type { PublicKey } from '../../../../src/core/certificates/keys.ts';
import { createOffice, type Office } from './office.ts';
import { createTestContext } from './test-context.ts';

/** An office with a key and two certificates that are published. */
export async function createWorkingOffice(): Promise<Office> {
  const office = createOffice();
  await office.succeed('rotate-key');
  await office.succeed('issue', office.members('first.csv', 'Alpha Ltd.', 'Beta Ltd.'));
  await office.succeed('publish');
  return office;
}

/** The number of a certificate in the register. */
export const numberOf = (office: Office, index: number) =>
  office.register().certificates[index]?.number ?? '';
/** The keys that are published. */
export const publicKeys = (office: Office) =>
  (
    JSON.parse(
      readFileSync(join(office.project, 'src/core/certificates/published/keys.json'), 'utf8'),
    ) as { keys: PublicKey[] }
  ).keys;
/** What the site would show of a certificate in the register. */
export const stateOf = async (office: Office, index: number) => {
  const context = {
    ...createTestContext(),
    project: office.project,
    issuer: office.issuer,
    now: () => Date.now() / 1000,
  };
  return (await verify(context, office.register().certificates[index]?.token ?? '')).state;
};

/**
 * Kills a command at each of its changes to the disk; of many of the same kind in one folder, at
 * the first and the last. A copy of the office at each of these changes is what the kill would
 * leave; only the last kill is a real one. Each time the office begins anew.
 */
export async function killEverywhere(
  office: Office,
  args: string[],
  check: (killed: Office) => Promise<void>,
): Promise<void> {
  const listed = createOffice(office);
  expect(await listed.start(args, 'list').done).toMatchObject({ status: 0 });
  const changes = readFileSync(listed.log, 'utf8').trim().split('\n');
  const kinds = changes.map((line) => `${line.split(' ')[0] ?? ''} ${dirname(line)}`);
  const points = [...kinds.keys()].filter(
    (index) => kinds[index] !== kinds[index - 1] || kinds[index] !== kinds[index + 1],
  );
  expect(points.length).toBeGreaterThan(1);
  const copied = createOffice(office);
  const numbers = points.map((index) => index + 1).join();
  expect(await copied.start(args, `copies:${numbers}`).done).toMatchObject({ status: 0 });
  for (const point of points) {
    const where = `killed at ${changes[point]?.replace(listed.root, '') ?? ''}`;
    const killed =
      point === points.at(-1)
        ? await kill(office, args, point, where)
        : createOffice(copied.copy(point + 1), false);
    try {
      await check(killed);
      expect(killed.files().filter((name) => /\.tmp-|\.unfinished-|lock\.txt/.test(name))).toEqual(
        [],
      );
    } catch (error) {
      throw new Error(
        `Not recovered when ${where}: ${error instanceof Error ? error.message : String(error)}`,
        { cause: error },
      );
    }
    rmSync(killed.root, { recursive: true, force: true });
  }
}

async function kill(office: Office, args: string[], point: number, where: string): Promise<Office> {
  const killed = createOffice(office, false);
  expect((await killed.start(args, `kill:${point + 1}`).done).status, where).toBeNull();
  return killed;
}
