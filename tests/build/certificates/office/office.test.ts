import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeDemonstration } from '../../../../src/build/certificates/office/demonstration.ts';
import { issue } from '../../../../src/build/certificates/office/issue.ts';
import { openActiveKey, readPublicKeys, removeKey, rotateKey } from '../../../../src/build/certificates/office/keys.ts';
import { OfficeError, placesOf } from '../../../../src/build/certificates/office/context.ts';
import { publish } from '../../../../src/build/certificates/office/publish.ts';
import { readRegister } from '../../../../src/build/certificates/office/register.ts';
import { verify } from '../../../../src/build/certificates/office/verify.ts';
import { withdraw } from '../../../../src/build/certificates/office/change-status.ts';
import { printCertificate } from '../../../../src/build/certificates/document.ts';
import { organisation } from '../../documents/organisation.ts';
import { issuer, now } from '../../../core/certificates/office.ts';
import { contentsOf, members, openWorkplace, type Workplace } from './workplace.ts';

const stateOf = async (office: Workplace, what: string) => (await verify(office, what)).state;

/** An office that has issued three certificates and published them. */
async function issueThree(office = openWorkplace()) {
  await rotateKey(office);
  const folder = (await issue(office, office.write('members.csv', members))) ?? '';
  await publish(office);
  return { office, folder, certificates: readRegister(office).certificates };
}

test('from a list of members to certificates that verify by token and by number', async () => {
  const { office, folder, certificates } = await issueThree();
  expect(readdirSync(folder)).toHaveLength(6);
  for (const { number, token } of certificates) {
    expect(await stateOf(office, token)).toBe('valid');
    expect(await verify(office, number)).toMatchObject({ state: 'valid', certificate: { number } });
  }
});

test('suspend, reinstate and revoke turn what a verifier sees, once they are published (CERT-11)', async () => {
  const { office, certificates } = await issueThree();
  const number = certificates[0]?.number ?? '';
  await withdraw(office, 'suspend', number.toLowerCase(), { reason: 'declaration late' });
  expect(await stateOf(office, number)).toBe('valid');
  await publish(office);
  expect(await verify(office, number)).toMatchObject({ state: 'suspended', since: '2026-11-20' });
  await withdraw(office, 'reinstate', number, { reason: 'declaration came' });
  await publish(office);
  expect(await stateOf(office, number)).toBe('valid');
  await withdraw(office, 'revoke', number, { reason: 'membership ended' });
  await publish(office);
  expect(await verify(office, number)).toMatchObject({ state: 'revoked', since: '2026-11-20' });
  expect(await stateOf(office, certificates[1]?.number ?? '')).toBe('valid');
  await expect(withdraw(office, 'reinstate', number, { reason: 'error' })).rejects.toThrow('is revoked');
});

test.each([
  ['revoke', 'IFSF-2026-000000000', 'x', 'is no certificate number'],
  ['revoke', 'nonsense', 'x', 'is no certificate number'],
] as const)('to %s %s is refused with a message', async (act, number, reason, message) => {
  await expect(withdraw(openWorkplace(), act, number, { reason })).rejects.toThrow(message);
});

test('a reason is needed, and stays in the register', async () => {
  const { office, certificates } = await issueThree();
  const number = certificates[0]?.number ?? '';
  await expect(withdraw(office, 'revoke', number)).rejects.toThrow('Say why');
  await withdraw(office, 'revoke', number, { reason: 'resolution 7' });
  await publish(office);
  expect(Object.entries(contentsOf(office.project)).filter(([, text]) => text.includes('resolution 7'))).toEqual([]);
});

test('what is published holds no private key, no name and no register', async () => {
  const { office, certificates } = await issueThree();
  for (const [path, text] of Object.entries(contentsOf(office.project))) {
    expect(text, path).not.toMatch(/PRIVATE KEY|"d":/);
    for (const { name, number, token } of certificates)
      for (const secret of [name, number, token]) expect(text, path).not.toContain(secret);
  }
});

test('every look-up file is as long as any other, and looks new each time (CERT-9)', async () => {
  const { office } = await issueThree();
  const files = () => contentsOf(placesOf(office).lookUp);
  const before = files();
  expect(Object.keys(before)).toHaveLength(256);
  expect(new Set(Object.values(before).map((text) => text.length)).size).toBe(1);
  await publish(office);
  const after = files();
  expect(Object.keys(after).filter((path) => after[path] === before[path])).toEqual([]);
});

describe('nothing half-written', () => {
  test('a dry run writes nothing', async () => {
    const office = openWorkplace();
    await rotateKey(office, { dryRun: true });
    await rotateKey(office);
    const file = office.write('members.csv', members);
    const before = contentsOf(join(office.project, '..'));
    await issue(office, file, { dryRun: true });
    await publish(office, { dryRun: true });
    expect(contentsOf(join(office.project, '..'))).toEqual(before);
    expect(office.said.join('\n')).toContain('3 certificates would be issued');
  });

  test('a fault in one row issues none, and every fault is told', async () => {
    const office = openWorkplace();
    await rotateKey(office);
    const file = office.write('members.csv', `${members}Beta,NONE,2026-04-02,\nGamma,GOLD,soon,\n`);
    const error = await issue(office, file).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(OfficeError);
    expect((error as OfficeError).lines).toHaveLength(2);
    expect(readRegister(office).certificates).toEqual([]);
  });

  test('a name that makes the QR code too fine is told before anything is signed', async () => {
    const office = openWorkplace();
    await rotateKey(office);
    const file = office.write('members.csv', `name,tier,valid_from\n${'सह्याद्रि स्पोर्ट्स '.repeat(6).trim()},GOLD,2026-04-02\n`);
    await expect(issue(office, file)).rejects.toMatchObject({ lines: [expect.stringMatching(/Row 2: .*Shorten the name/)] });
  });

  test('printing that fails, or is interrupted, issues none and leaves no file', async () => {
    const stop = new AbortController();
    let printed = 0;
    const office = openWorkplace({
      print: () => {
        printed += 1;
        if (printed === 3) stop.abort(new OfficeError('Stopped.'));
        return Promise.resolve(Buffer.from('pdf'));
      },
    });
    await rotateKey(office);
    await expect(issue(office, office.write('members.csv', members), { signal: stop.signal })).rejects.toThrow('Stopped');
    expect(readdirSync(placesOf(office).issued)).toEqual([]);
    expect(readRegister(office).certificates).toEqual([]);
  });

  test('what was registered before the computer stopped gets its folder at the next run', async () => {
    const { office, folder } = await issueThree();
    const unfinished = join(placesOf(office).issued, '.unfinished-2026-11-20-members');
    renameSync(folder, unfinished);
    const orphan = join(placesOf(office).issued, '.unfinished-other');
    mkdirSync(orphan);
    writeFileSync(join(orphan, 'IFSF-2026-NOBODY000.en.pdf'), '');
    await issue(office, office.write('more.csv', 'name,tier,valid_from\nOmega Ltd.,GOLD,2026-04-02\n'));
    expect(readdirSync(placesOf(office).issued).sort()).toEqual(['2026-11-20-members', '2026-11-20-more']);
  });

  test('publishing that is interrupted leaves the old look-up whole', async () => {
    const { office } = await issueThree();
    const before = contentsOf(placesOf(office).lookUp);
    await expect(publish(office, { signal: AbortSignal.abort(new OfficeError('Stopped.')) })).rejects.toThrow('Stopped');
    expect(contentsOf(placesOf(office).lookUp)).toEqual(before);
    // The computer stopped between the two steps of the exchange.
    const { lookUp, workshop } = placesOf(office);
    mkdirSync(workshop, { recursive: true });
    renameSync(lookUp, join(workshop, 'old-look-up'));
    await expect(publish(office, { signal: AbortSignal.abort(new OfficeError('Stopped.')) })).rejects.toThrow('Stopped');
    expect(contentsOf(lookUp)).toEqual(before);
  });
});

describe('keys', () => {
  test('a private key is closed by its passphrase, for its owner alone, and never in the project', async () => {
    const office = openWorkplace();
    const kid = await rotateKey(office);
    const file = join(placesOf(office).keys, `${kid}.pem`);
    expect(kid).toBe('2026-1');
    expect(readFileSync(file, 'utf8')).toContain('BEGIN ENCRYPTED PRIVATE KEY');
    expect(statSync(file).mode & 0o077).toBe(0);
    await expect(openActiveKey({ ...office, passphrase: () => Promise.resolve('another passphrase') })).rejects.toThrow('does not open');
    await expect(rotateKey({ ...office, passphrase: () => Promise.resolve('short') })).rejects.toThrow('at least 16 characters');
  });

  test('a new key signs; what the old one signed stays valid', async () => {
    const { office, certificates } = await issueThree();
    expect(await rotateKey(office)).toBe('2026-2');
    await publish(office);
    expect(readPublicKeys(office)).toMatchObject([{ kid: '2026-1', until: '2026-11-20' }, { kid: '2026-2' }]);
    expect(await stateOf(office, certificates[0]?.number ?? '')).toBe('valid');
  });

  test('a key that is removed takes everything it signed with it', async () => {
    const { office, certificates } = await issueThree();
    await expect(removeKey(office, '2026-1', '')).rejects.toThrow('Say why');
    await expect(removeKey(office, '2025-9', 'x')).rejects.toThrow('There is no key 2025-9');
    await removeKey(office, '2026-1', 'the computer was stolen');
    expect(await stateOf(office, certificates[0]?.token ?? '')).toBe('not-genuine');
    await expect(publish(office)).resolves.toBeUndefined();
  });

  test('without a key, or without its file, issuing says what to do', async () => {
    const office = openWorkplace();
    const file = office.write('members.csv', members);
    await expect(issue(office, file)).rejects.toThrow('rotate-key');
    await rotateKey(office);
    await expect(issue({ ...office, folder: join(office.folder, 'elsewhere') }, file)).rejects.toThrow('is not in');
    await expect(issue(office, 'none.csv')).rejects.toThrow('There is no file');
  });
});

test('the demonstration shows each state, and keeps it for years', async () => {
  const office = openWorkplace();
  await makeDemonstration(office);
  const { certificates } = JSON.parse(readFileSync(placesOf(office).demonstration, 'utf8')) as {
    certificates: { state: string; token: string }[];
  };
  expect(certificates.length).toBeGreaterThanOrEqual(7);
  for (const year of [2026, 2030, 2040]) {
    const later = { ...office, now: () => now + (year - 2026) * 365 * 86_400 };
    for (const { state, token } of certificates) expect(await stateOf(later, token), `${state} in ${year}`).toBe(state);
  }
  expect(existsSync(placesOf(office).keys), 'The key of the demonstration is kept nowhere').toBe(false);
});

test('a printed certificate carries its own signed text, in both languages, and verifies', async () => {
  const office = openWorkplace({ print: ({ token, language }) => printCertificate(token, language, { issuer, organisation }) });
  const { folder } = await issueThree(office);
  for (const name of readdirSync(folder)) expect(await stateOf(office, join(folder, name)), name).toBe('valid');
});

test('a damaged register stops everything, and says what to do', async () => {
  const { office } = await issueThree();
  writeFileSync(placesOf(office).register, '{"list":"1","certificates":[{"number":1}]}');
  await expect(publish(office)).rejects.toThrow('Restore it from your backup');
});
