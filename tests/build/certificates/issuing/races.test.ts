import { expect, test } from 'vitest';
import { createOffice } from './office.ts';

/** Starts a command and pauses it at its first PDF; a second command starts meanwhile and waits. */
async function overlap(office: ReturnType<typeof createOffice>, first: string[], second: string[]) {
  const slow = office.start(first, 'pause:4');
  await office.paused();
  const waiting = office.start(second);
  await waiting.prints(`Waiting for another command to finish: “${first[0] ?? ''}`);
  office.resume();
  return Promise.all([slow.done, waiting.done]);
}

test(
  'a revocation during a long issue waits for it, and both are in the register',
  { timeout: 120_000 },
  async () => {
    const office = createOffice();
    await office.succeed('rotate-key');
    await office.succeed('issue', office.members('first.csv', 'Alpha Ltd.'));
    const number = office.register().certificates[0]?.number ?? '';
    const outcomes = await overlap(
      office,
      ['issue', office.members('more.csv', 'Beta Ltd.')],
      ['revoke', number, '--reason', 'resolution 7'],
    );
    expect(outcomes).toMatchObject([{ status: 0 }, { status: 0 }]);
    const { certificates } = office.register();
    expect(certificates.map(({ name, events }) => [name, events.length])).toEqual([
      ['Alpha Ltd.', 1],
      ['Beta Ltd.', 0],
    ]);
  },
);

test(
  'of two lists that are issued at once, both are in the register, and all that is printed is registered',
  { timeout: 120_000 },
  async () => {
    const office = createOffice();
    await office.succeed('rotate-key');
    const [first, second] = [
      office.members('a.csv', 'Alpha Ltd.', 'Beta Ltd.'),
      office.members('b.csv', 'Gamma Ltd.'),
    ];
    const outcomes = await overlap(office, ['issue', first], ['issue', second]);
    expect(outcomes).toMatchObject([{ status: 0 }, { status: 0 }]);
    const { certificates } = office.register();
    expect(certificates.map(({ name }) => name)).toEqual(['Alpha Ltd.', 'Beta Ltd.', 'Gamma Ltd.']);
    expect(new Set(certificates.map(({ idx }) => idx)).size).toBe(3);
    const printed = office.files().filter((name) => name.endsWith('.pdf'));
    expect(printed).toHaveLength(6);
    for (const { number } of certificates)
      expect(printed.filter((name) => name.includes(number))).toHaveLength(2);
  },
);

test('the same list issued twice at once is issued once', { timeout: 120_000 }, async () => {
  const office = createOffice();
  await office.succeed('rotate-key');
  const list = office.members('a.csv', 'Alpha Ltd.');
  const [, again] = await overlap(office, ['issue', list], ['issue', list]);
  expect(again.text).toContain('already has');
  expect(office.register().certificates).toHaveLength(1);
});

test('two new keys at once get two numbers', { timeout: 120_000 }, async () => {
  const office = createOffice();
  const [first, second] = await overlap(office, ['rotate-key'], ['rotate-key']);
  expect(first.text).toContain('2026-1 is now the signing key');
  expect(second.text).toContain('2026-2 is now the signing key');
  expect(office.files().filter((name) => name.endsWith('.pem'))).toEqual([
    'keys/2026-1.pem',
    'keys/2026-2.pem',
  ]);
});

test('a publication waits for a change of status, and has it', { timeout: 120_000 }, async () => {
  const office = createOffice();
  await office.succeed('rotate-key');
  await office.succeed('issue', office.members('first.csv', 'Alpha Ltd.'));
  const { number = '', token = '' } = office.register().certificates[0] ?? {};
  const outcomes = await overlap(
    office,
    ['revoke', number, '--reason', 'resolution 7'],
    ['publish'],
  );
  expect(outcomes).toMatchObject([{ status: 0 }, { status: 0 }]);
  expect(await office.succeed('verify', token)).toContain('"revoked"');
});

test(
  'the lock of a killed command is not kept: the next command needs no help',
  { timeout: 120_000 },
  async () => {
    const office = createOffice();
    await office.start(['rotate-key'], 'kill:4').done;
    expect(await office.succeed('rotate-key')).not.toContain('Waiting');
  },
);
