import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createDemonstration } from '../../../../packages/certificates/office/demonstration/demonstration.ts';
import { issue } from '../../../../packages/certificates/office/commands/issue.ts';
import {
  removeKey,
  rotateKey,
} from '../../../../packages/certificates/office/commands/change-keys.ts';
import {
  readPublicKeys,
  savePublicKeys,
} from '../../../../packages/certificates/office/keys/public-keys.ts';
import { loadActiveKey } from '../../../../packages/certificates/office/keys/signing-key.ts';
import {
  UserError,
  officePaths,
} from '../../../../packages/certificates/office/context/context.ts';
import { publishLists } from '../../../../packages/certificates/office/commands/publish.ts';
import { loadRegister } from '../../../../packages/certificates/office/register/register-file.ts';
import { verify } from '../../../../packages/certificates/office/commands/verify.ts';
import { changeStatus } from '../../../../packages/certificates/office/commands/change-status.ts';
import { printCertificate } from '../../../../packages/certificates/print/document.ts';
import { organisation } from '../../../documents/organisation.ts';
import { issuer, now } from '../../shared/test-issuer.ts';
import {
  createTestContext,
  expectUnchanged,
  issueThree,
  members,
  readAllFiles,
  type TestContext,
} from '../test-context.ts';

const getState = async (context: TestContext, what: string) => (await verify(context, what)).state;

test('certificates issued from a members file verify by token and by number', async () => {
  const { context, folder, certificates } = await issueThree();
  expect(readdirSync(folder)).toHaveLength(6);
  for (const { number, token } of certificates) {
    expect(await getState(context, token)).toBe('valid');
    expect(await verify(context, number)).toMatchObject({
      state: 'valid',
      certificate: { number },
    });
  }
});

test('the next publication removes what an interrupted one left beside the look-up', async () => {
  const { context } = await issueThree();
  const { lookUp } = officePaths(context);
  writeFileSync(join(lookUp, '0.json.tmp-18742'), '{"salt":');
  await publishLists(context);
  expect(readdirSync(lookUp).sort()).toEqual(['0.json', 'index.json']);
});

test('verifiers see a suspension, reinstatement or revocation once it is published (CERT-11)', async () => {
  const { context, certificates } = await issueThree();
  const number = certificates[0]?.number ?? '';
  await changeStatus(context, 'suspend', number.toLowerCase(), { reason: 'declaration late' });
  expect(await getState(context, number)).toBe('valid');
  await publishLists(context);
  expect(await verify(context, number)).toMatchObject({ state: 'suspended', since: '2026-11-20' });
  await changeStatus(context, 'reinstate', number, { reason: 'declaration filed' });
  await publishLists(context);
  expect(await getState(context, number)).toBe('valid');
  await changeStatus(context, 'revoke', number, { reason: 'membership ended' });
  await publishLists(context);
  expect(await verify(context, number)).toMatchObject({ state: 'revoked', since: '2026-11-20' });
  expect(await getState(context, certificates[1]?.number ?? '')).toBe('valid');
  await expect(changeStatus(context, 'reinstate', number, { reason: 'error' })).rejects.toThrow(
    'is revoked',
  );
});

test.each(['IFSF-2026-000000000', 'nonsense'])('%s can’t be revoked', async (number) => {
  await expect(changeStatus(createTestContext(), 'revoke', number)).rejects.toThrow(
    'is not a certificate number',
  );
});

test('a reason is required, and is not published', async () => {
  const { context, certificates } = await issueThree();
  const number = certificates[0]?.number ?? '';
  await expect(changeStatus(context, 'revoke', number)).rejects.toThrow('Give a reason');
  await changeStatus(context, 'revoke', number, { reason: 'resolution 7' });
  await publishLists(context);
  expect(
    Object.entries(readAllFiles(context.project)).filter(([, text]) =>
      text.includes('resolution 7'),
    ),
  ).toEqual([]);
});

test('published files contain no private key, no name and no certificate in plain text', async () => {
  const { context, certificates } = await issueThree();
  for (const [path, text] of Object.entries(readAllFiles(context.project))) {
    expect(text, path).not.toMatch(/PRIVATE KEY|"d":/);
    for (const { name, number, token } of certificates)
      for (const secret of [name, number, token]) expect(text, path).not.toContain(secret);
  }
});

describe('no command writes only a part', () => {
  test('a problem in one row issues no certificate, and every problem is reported', async () => {
    const context = createTestContext();
    await rotateKey(context);
    const file = context.write(
      'members.csv',
      `${members}Beta,NONE,2026-04-02,\nGamma,GOLD,soon,\n`,
    );
    const error = await issue(context, file).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(UserError);
    expect((error as UserError).lines).toHaveLength(2);
    expect(loadRegister(context).certificates).toEqual([]);
  });

  test('a name that makes the QR code too dense is reported before anything is issued', async () => {
    const context = createTestContext();
    await rotateKey(context);
    const file = context.write(
      'members.csv',
      `name,tier,valid_from\n${'सह्याद्रि स्पोर्ट्स '.repeat(6).trim()},GOLD,2026-04-02\n`,
    );
    await expect(issue(context, file)).rejects.toMatchObject({
      lines: [expect.stringMatching(/Row 2: .*Shorten the name/)],
    });
  });

  test('interrupted publishing leaves the old look-up intact', async () => {
    const { context } = await issueThree();
    const cancelled = { ...context, signal: AbortSignal.abort(new UserError('Cancelled.')) };
    await expectUnchanged({ ...context, folder: officePaths(context).lookUp }, () =>
      expect(publishLists(cancelled)).rejects.toThrow('Cancelled'),
    );
  });
});

describe('keys', () => {
  test('a private key is encrypted with its passphrase, readable by its owner only, and outside the project', async () => {
    const context = createTestContext();
    const kid = await rotateKey(context);
    const file = join(officePaths(context).keys, `${kid}.pem`);
    expect(kid).toBe('2026-1');
    expect(readFileSync(file, 'utf8')).toContain('BEGIN ENCRYPTED PRIVATE KEY');
    expect(statSync(file).mode & 0o077).toBe(0);
    await expect(
      loadActiveKey({ ...context, passphrase: () => Promise.resolve('another passphrase') }),
    ).rejects.toThrow('does not unlock');
    await expect(
      rotateKey({ ...context, passphrase: () => Promise.resolve('short') }),
    ).rejects.toThrow('at least 16 characters');
  });

  test('a new key has the next number, whatever else is beside the keys', async () => {
    const context = createTestContext();
    await rotateKey(context);
    const key = join(officePaths(context).keys, '2026-1.pem');
    const before = readFileSync(key, 'utf8');
    for (const name of ['2026-1.pem.bak', '2026-4 copy.pem', '2026-NaN.pem', '.DS_Store'])
      writeFileSync(join(officePaths(context).keys, name), 'x');
    expect(await rotateKey(context)).toBe('2026-2');
    // Old public keys are restored: a new key must not overwrite a private key.
    savePublicKeys(context, readPublicKeys(context).slice(0, 1));
    expect(await rotateKey(context)).toBe('2026-3');
    expect(readFileSync(key, 'utf8')).toBe(before);
  });

  test('a new key signs from now on; what the old one signed stays valid', async () => {
    const { context, certificates } = await issueThree();
    expect(await rotateKey(context)).toBe('2026-2');
    await publishLists(context);
    expect(readPublicKeys(context)).toMatchObject([
      { kid: '2026-1', until: '2026-11-20' },
      { kid: '2026-2' },
    ]);
    expect(await getState(context, certificates[0]?.number ?? '')).toBe('valid');
  });

  test('nothing that a removed key signed is genuine', async () => {
    const { context, certificates } = await issueThree();
    await expect(removeKey(context, '2026-1', '')).rejects.toThrow('Give a reason');
    await expect(removeKey(context, '2025-9', 'x')).rejects.toThrow('There is no key 2025-9');
    await removeKey(context, '2026-1', 'the computer was stolen');
    expect(await getState(context, certificates[0]?.token ?? '')).toBe('not-genuine');
  });

  test('without a key, or without its file, issuing says what to do', async () => {
    const context = createTestContext();
    const file = context.write('members.csv', members);
    await expect(issue(context, file)).rejects.toThrow('rotate-key');
    await rotateKey(context);
    await expect(
      issue({ ...context, folder: join(context.folder, 'elsewhere') }, file),
    ).rejects.toThrow('is not in');
  });
});

test('the demonstration shows each state, for years', async () => {
  const context = createTestContext();
  await createDemonstration(context);
  const { certificates } = JSON.parse(readFileSync(officePaths(context).demonstration, 'utf8')) as {
    certificates: { state: string; token: string }[];
  };
  expect(certificates.length).toBeGreaterThanOrEqual(7);
  for (const year of [2026, 2030, 2040]) {
    const later = { ...context, now: () => now + (year - 2026) * 365 * 86_400 };
    for (const { state, token } of certificates)
      expect(await getState(later, token), `${state} in ${year}`).toBe(state);
  }
  expect(readPublicKeys(context), 'It is not among the keys of the federation').toEqual([]);
  expect(await getState({ ...context, demonstration: false }, certificates[0]?.token ?? '')).toBe(
    'not-genuine',
  );
  expect(existsSync(officePaths(context).keys), 'The key of the demonstration is not saved').toBe(
    false,
  );
});

test('a printed certificate contains its token in both languages and verifies', async () => {
  const context = createTestContext({
    print: ({ token, language }) => printCertificate(token, language, { issuer, organisation }),
  });
  const { folder } = await issueThree(context);
  for (const name of readdirSync(folder))
    expect(await getState(context, join(folder, name)), name).toBe('valid');
});
