import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createDemonstration } from '../../../../src/build/certificates/issuing/demonstration.ts';
import { issue } from '../../../../src/build/certificates/issuing/issue.ts';
import { removeKey, rotateKey } from '../../../../src/build/certificates/issuing/keys.ts';
import {
  readPublicKeys,
  savePublicKeys,
} from '../../../../src/build/certificates/issuing/public-keys.ts';
import { loadActiveKey } from '../../../../src/build/certificates/issuing/signing-key.ts';
import { UserError, toPaths } from '../../../../src/build/certificates/issuing/context.ts';
import { publish } from '../../../../src/build/certificates/issuing/publish.ts';
import { readRegister } from '../../../../src/build/certificates/issuing/register.ts';
import { verify } from '../../../../src/build/certificates/issuing/verify.ts';
import { changeStatus } from '../../../../src/build/certificates/issuing/change-status.ts';
import { printCertificate } from '../../../../src/build/certificates/document.ts';
import { organisation } from '../../documents/organisation.ts';
import { issuer, now } from '../../../core/certificates/test-issuer.ts';
import { readAllFiles, members, createTestContext, type TestContext } from './test-context.ts';

const getState = async (context: TestContext, what: string) => (await verify(context, what)).state;

/** An issuer that has issued and published three certificates. */
async function issueThree(context = createTestContext()) {
  await rotateKey(context);
  const folder = (await issue(context, context.write('members.csv', members))) ?? '';
  await publish(context);
  return { context, folder, certificates: readRegister(context).certificates };
}

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

test('verifiers see a suspension, reinstatement or revocation once it is published (CERT-11)', async () => {
  const { context, certificates } = await issueThree();
  const number = certificates[0]?.number ?? '';
  await changeStatus(context, 'suspend', number.toLowerCase(), { reason: 'declaration late' });
  expect(await getState(context, number)).toBe('valid');
  await publish(context);
  expect(await verify(context, number)).toMatchObject({ state: 'suspended', since: '2026-11-20' });
  await changeStatus(context, 'reinstate', number, { reason: 'declaration filed' });
  await publish(context);
  expect(await getState(context, number)).toBe('valid');
  await changeStatus(context, 'revoke', number, { reason: 'membership ended' });
  await publish(context);
  expect(await verify(context, number)).toMatchObject({ state: 'revoked', since: '2026-11-20' });
  expect(await getState(context, certificates[1]?.number ?? '')).toBe('valid');
  await expect(changeStatus(context, 'reinstate', number, { reason: 'error' })).rejects.toThrow(
    'is revoked',
  );
});

test.each([
  ['revoke', 'IFSF-2026-000000000', 'x', 'is not a certificate number'],
  ['revoke', 'nonsense', 'x', 'is not a certificate number'],
] as const)('%s %s is rejected with a message', async (change, number, reason, message) => {
  await expect(changeStatus(createTestContext(), change, number, { reason })).rejects.toThrow(
    message,
  );
});

test('a reason is required, and is not published', async () => {
  const { context, certificates } = await issueThree();
  const number = certificates[0]?.number ?? '';
  await expect(changeStatus(context, 'revoke', number)).rejects.toThrow('Give a reason');
  await changeStatus(context, 'revoke', number, { reason: 'resolution 7' });
  await publish(context);
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

describe('nothing is written partially', () => {
  test('a dry run writes nothing', async () => {
    const context = createTestContext();
    await rotateKey(context, { dryRun: true });
    await rotateKey(context);
    const file = context.write('members.csv', members);
    const before = readAllFiles(join(context.project, '..'));
    await issue(context, file, { dryRun: true });
    await publish(context, { dryRun: true });
    expect(readAllFiles(join(context.project, '..'))).toEqual(before);
    expect(context.output.join('\n')).toContain('3 certificates would be issued');
  });

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
    expect(readRegister(context).certificates).toEqual([]);
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

  test('interrupted printing issues no certificate and leaves no file', async () => {
    const interruption = new AbortController();
    let printed = 0;
    const context = createTestContext({
      signal: interruption.signal,
      print: () => {
        printed += 1;
        if (printed === 3) interruption.abort(new UserError('Cancelled.'));
        return Promise.resolve(Buffer.from('pdf'));
      },
    });
    await rotateKey(context);
    await expect(issue(context, context.write('members.csv', members))).rejects.toThrow(
      'Cancelled',
    );
    expect(readdirSync(toPaths(context).issued)).toEqual([]);
    expect(readRegister(context).certificates).toEqual([]);
  });

  test('the next run completes a folder whose certificates were already registered, and deletes any other', async () => {
    const { context, folder } = await issueThree();
    const incomplete = join(toPaths(context).issued, '.unfinished-2026-11-20-members');
    renameSync(folder, incomplete);
    const orphan = join(toPaths(context).issued, '.unfinished-other');
    mkdirSync(orphan);
    writeFileSync(join(orphan, 'IFSF-2026-NOBODY000.en.pdf'), '');
    await issue(
      context,
      context.write('more.csv', 'name,tier,valid_from\nOmega Ltd.,GOLD,2026-04-02\n'),
    );
    expect(readdirSync(toPaths(context).issued).sort()).toEqual([
      '2026-11-20-members',
      '2026-11-20-more',
    ]);
  });

  test('interrupted publishing leaves the old look-up intact', async () => {
    const { context } = await issueThree();
    const cancelled = { ...context, signal: AbortSignal.abort(new UserError('Cancelled.')) };
    const before = readAllFiles(toPaths(context).lookUp);
    await expect(publish(cancelled)).rejects.toThrow('Cancelled');
    expect(readAllFiles(toPaths(context).lookUp)).toEqual(before);
  });
});

describe('keys', () => {
  test('a private key is encrypted with its passphrase, readable by its owner only, and outside the project', async () => {
    const context = createTestContext();
    const kid = await rotateKey(context);
    const file = join(toPaths(context).keys, `${kid}.pem`);
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

  test.each([
    '2026-1.pem.bak',
    '2026-2.pem.tmp-17',
    '2026-1 copy.pem',
    'notes.txt',
    '2026-NaN.pem',
    '.DS_Store',
  ])('a file %s beside the keys is named and does not disturb their numbers', async (name) => {
    const context = createTestContext();
    await rotateKey(context);
    const key = join(toPaths(context).keys, '2026-1.pem');
    const before = readFileSync(key, 'utf8');
    writeFileSync(join(toPaths(context).keys, name), 'x');
    expect(await rotateKey(context)).toBe('2026-2');
    expect(await rotateKey(context)).toBe('2026-3');
    expect(readFileSync(key, 'utf8')).toBe(before);
    // What an interrupted command left is deleted rather than named.
    expect(context.output.join('\n').includes(`not a key: ${name}`)).toBe(!name.includes('.tmp-'));
  });

  test('a private key that was not published is published, not replaced', async () => {
    const context = createTestContext();
    await rotateKey(context);
    const key = join(toPaths(context).keys, '2026-1.pem');
    const before = readFileSync(key, 'utf8');
    const [published] = readPublicKeys(context);
    savePublicKeys(context, []);
    await expect(
      rotateKey({ ...context, passphrase: () => Promise.resolve('another passphrase') }),
    ).rejects.toThrow('does not unlock');
    expect(await rotateKey(context)).toBe('2026-1');
    expect(readPublicKeys(context)).toEqual([published]);
    expect(readFileSync(key, 'utf8')).toBe(before);
  });

  test('a new key signs from now on; what the old one signed stays valid', async () => {
    const { context, certificates } = await issueThree();
    expect(await rotateKey(context)).toBe('2026-2');
    await publish(context);
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
    await expect(issue(context, 'none.csv')).rejects.toThrow('There is no file');
  });
});

test('the demonstration shows each state, for years', async () => {
  const context = createTestContext();
  await createDemonstration(context);
  const { certificates } = JSON.parse(readFileSync(toPaths(context).demonstration, 'utf8')) as {
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
  expect(existsSync(toPaths(context).keys), 'The key of the demonstration is not saved').toBe(
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

test('a damaged register stops the command with advice', async () => {
  const { context } = await issueThree();
  writeFileSync(toPaths(context).register, '{"list":"1","certificates":[{"number":1}]}');
  await expect(publish(context)).rejects.toThrow(/is damaged.*restore/);
});
