import { generateKeyPairSync } from 'node:crypto';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  checkFolder,
  getOfficeFolder,
  officePaths,
  UserError,
} from '../../../../packages/certificates/office/context/context.ts';
import { explainError } from '../../../../packages/certificates/office/commands/explain-error.ts';
import { issue } from '../../../../packages/certificates/office/commands/issue.ts';
import { rotateKey } from '../../../../packages/certificates/office/commands/change-keys.ts';
import { publishLists } from '../../../../packages/certificates/office/commands/publish.ts';
import { loadRegister } from '../../../../packages/certificates/office/register/register-file.ts';
import { signStatusList } from '../../../../packages/certificates/office/keys/sign-list.ts';
import { loadActiveKey } from '../../../../packages/certificates/office/keys/signing-key.ts';
import { listLength } from '../../../../packages/certificates/shared/status-list.ts';
import { createTestContext, members, type TestContext } from '../test-context.ts';

const passphrase = 'four words of the test';

const writeKey = (context: TestContext) => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const pem = privateKey.export({
    type: 'pkcs8',
    format: 'pem',
    cipher: 'aes-256-cbc',
    passphrase,
  });
  writeFileSync(join(officePaths(context).keys, '2026-1.pem'), pem);
};

test('the office signs nothing with another private key under the name of the signing key', async () => {
  const context = createTestContext();
  await rotateKey(context);
  writeKey(context);
  const file = context.write('a.csv', members);
  for (const action of [() => publishLists(context), () => issue(context, file)])
    await expect(action()).rejects.toThrow('is not the private key of 2026-1');
});

test.each(['', '{}', '{"keys":[{"kid":"2026-1","x":"","y":"","from":"2026-04-02"}]}', '[]'])(
  'public keys that are damaged (%s) are named',
  async (text) => {
    const context = createTestContext();
    const file = officePaths(context).publicKeys;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    for (const action of [publishLists, rotateKey])
      await expect(action(context)).rejects.toThrow(
        /keys\.json is damaged: .* Restore it with git/,
      );
  },
);

test('a passphrase of blanks is refused', async () => {
  const blank = { ...createTestContext(), passphrase: () => Promise.resolve(' '.repeat(40)) };
  await expect(rotateKey(blank)).rejects.toThrow('at least 16 characters');
});

test('a folder inside the project is refused, because its keys would be published', () => {
  const project = '/srv/project';
  for (const folder of ['/srv/project', '/srv/project/public/certificates', '/srv/project/..keys'])
    expect(() => checkFolder({ project, folder })).toThrow(UserError);
  for (const folder of ['/srv/project-2', '/srv', '/home/office/.certificates/ifsf'])
    expect(() => checkFolder({ project, folder })).not.toThrow();
});

test('a members file with a very long name is refused before anything is issued', async () => {
  const context = createTestContext();
  await rotateKey(context);
  const long = join(context.folder, `${'m'.repeat(245)}.csv`);
  copyFileSync(context.write('a.csv', members), long);
  const error = await issue(context, long).catch((caught: unknown) => caught);
  expect(explainError(error)?.join(' ')).toContain('ENAMETOOLONG');
  expect(loadRegister(context).certificates).toEqual([]);
});

test('a full list issues nothing more', async () => {
  const context = createTestContext();
  await rotateKey(context);
  // As if all places but two had been published, without their certificates.
  const file = context.write('a.csv', members);
  const entries = Array.from({ length: listLength - 2 }, (_, idx) => ({
    idx,
    status: 'revoked' as const,
    at: context.now(),
  }));
  const list = await signStatusList('1', entries, context.issuer, await loadActiveKey(context), {
    issued: context.now(),
  });
  context.write('1.jwt', list);
  await expect(issue(context, file)).rejects.toThrow('of its 131072 places 2 are free');
});

test('each federation has a folder of its own, unless another one is named', () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('CERTIFICATES_FOLDER', undefined);
  expect(getOfficeFolder('IFSF')).toBe(join(homedir(), '.certificates/ifsf'));
  vi.stubEnv('CERTIFICATES_FOLDER', '/media/office');
  expect(getOfficeFolder('IFSF')).toBe('/media/office');
});
