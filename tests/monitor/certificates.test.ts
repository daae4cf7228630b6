import { join } from 'node:path';
import { expect, test } from 'vitest';
import { signStatusList } from '../../packages/certificates/office/keys/sign-list.ts';
import { parseKnownCertificates } from '../../packages/monitor/known-certificates.ts';
import { openSeenList } from '../../packages/monitor/seen-list.ts';
import { toJwks } from '../../packages/certificates/shared/keys.ts';
import { createNumber } from '../../packages/certificates/shared/number.ts';
import { createKey, tamper } from '../certificates/shared/test-issuer.ts';
import {
  createLiveSite,
  day,
  findProblems,
  gone,
  hour,
  key,
  keysPath,
  listPath,
  now,
  signList,
  withdrawn,
  type LiveSite,
} from './live-site.ts';
import { makeFolder } from '../support/make-folder.ts';

const stranger = await createKey('2026-1');
const removedKey = await createKey('2025-1');
const removed = { ...removedKey.publicKey, removed: { on: '2026-11-01', reason: 'stolen' } };

/** The faults of a site, and what the monitor must say of each. */
const faults: [string, RegExp, (live: LiveSite) => unknown][] = [
  [
    'the status list is gone',
    /status\/1\.jwt: .* could not be loaded\. Publish/,
    ({ files }) => (files[listPath] = gone()),
  ],
  [
    'the signature of the status list is broken',
    /status\/1\.jwt: .* does not have our seal/,
    ({ files }) => (files[listPath] = tamper(String(files[listPath]))),
  ],
  [
    'somebody else signed the status list',
    /status\/1\.jwt: .* does not have our seal/,
    async ({ files, expected }) =>
      (files[listPath] = await signList(expected.issuer, { by: stranger })),
  ],
  [
    'the status list is for another address',
    /status\/1\.jwt: .* does not have our seal/,
    async ({ files, expected }) =>
      (files[listPath] = await signStatusList('2', [], expected.issuer, key, {
        issued: now - hour,
        lifetime: 369 * day,
      })),
  ],
  [
    'a removed key signed the status list',
    /status\/1\.jwt: .* does not have our seal/,
    async ({ files, expected }) => {
      expected.keys = [removed, key.publicKey];
      files[listPath] = await signList(expected.issuer, { by: removedKey, age: 0 });
    },
  ],
  [
    'the status list is out of date',
    /status\/1\.jwt: .* is out of date\. Publish/,
    async ({ files, expected }) => {
      files[listPath] = await signList(expected.issuer, { age: 11 * day });
      expected.list = String(files[listPath]);
    },
  ],
  [
    'the status list ends tomorrow',
    /status\/1\.jwt: .* ends on \d+ November 2026\. Publish/,
    async ({ files, expected }) => {
      files[listPath] = await signList(expected.issuer, { age: 8.5 * day });
      expected.list = String(files[listPath]);
    },
  ],
  [
    'the status list is older than the one that was published last',
    /status\/1\.jwt: .* is older than one that was published\. Publish/,
    async ({ files, expected }) =>
      (files[listPath] = await signList(expected.issuer, { age: day })),
  ],
  [
    'the status list takes back a revocation',
    /takes back published revocations: 1\./,
    async ({ files, expected }) =>
      (files[listPath] = await signList(expected.issuer, {
        age: 0,
        entries: withdrawn.slice(0, 1),
      })),
  ],
  ['the key set is gone', /jwks\.json has other keys/, ({ files }) => (files[keysPath] = gone())],
  [
    'the key set is empty',
    /jwks\.json has other keys/,
    ({ files }) => (files[keysPath] = '{"keys":[]}'),
  ],
  [
    'the key set still has a removed key',
    /jwks\.json has other keys/,
    ({ files, expected }) => {
      expected.keys = [removed, key.publicKey];
      files[keysPath] = JSON.stringify(toJwks([removedKey.publicKey, key.publicKey]));
    },
  ],
  [
    'the look-up is gone',
    /cert-index\/index\.json and the files beside it are damaged/,
    ({ files }) => {
      for (const path of Object.keys(files))
        if (path.startsWith('/cert-index/')) files[path] = gone();
    },
  ],
  [
    'browsers may keep the key set',
    /lets browsers keep old keys/,
    ({ files }) => (files[keysPath] = new Response(String(files[keysPath]))),
  ],
  [
    'the demonstration is still there',
    /still has the demonstration certificates/,
    ({ files }) =>
      (files['/demonstration/jwks.json'] = JSON.stringify(toJwks([stranger.publicKey]))),
  ],
  [
    'the look-up is of another publication than the status list',
    /or not the look-up that was published last/,
    async ({ files }) => {
      const { files: other } = await createLiveSite();
      for (const path of Object.keys(other))
        if (path.startsWith('/cert-index/')) files[path] = other[path];
    },
  ],
];

test.each(faults)('%s', async (_, problem, change) => {
  const live = await createLiveSite();
  await change(live);
  expect(await findProblems(live)).toContainEqual(expect.stringMatching(problem));
});

test('certificates of each state are verified by their number', async () => {
  const live = await createLiveSite();
  expect(await findProblems(live)).toEqual([]);
  live.files[listPath] = await signList(live.expected.issuer, {
    age: 0,
    entries: withdrawn.slice(1),
  });
  live.expected.known = live.expected.known.slice(1, 2);
  expect((await findProblems(live)).join('\n')).toMatch(
    /IFSF-2026-\w+ is “valid”, not “suspended”/,
  );
});

test('before the first key and the first list, none are missing', async () => {
  const { files, expected } = await createLiveSite();
  files[listPath] = gone();
  files[keysPath] = '{"keys":[]}';
  expect(
    await findProblems({
      files,
      expected: { ...expected, keys: [], list: undefined, known: [] },
    }),
  ).toEqual([]);
});

test('a site that is newer than this copy of the project is right', async () => {
  const live = await createLiveSite();
  live.expected.list = await signList(live.expected.issuer, { age: day });
  live.expected.lookUp = undefined;
  expect(await findProblems(live)).toEqual([]);
});

test('the monitor remembers the list of the last run in its folder', async () => {
  const folder = makeFolder();
  const live = await createLiveSite();
  expect(await findProblems(live, { seen: openSeenList(join(folder, 'new')) })).toEqual([]);
  live.expected.list = undefined;
  live.files[listPath] = await signList(live.expected.issuer, { age: day });
  const older = [expect.stringMatching(/is older than one that was published/)];
  expect(await findProblems(live)).toEqual([]);
  for (const run of ['first', 'second'])
    expect(await findProblems(live, { seen: openSeenList(join(folder, 'new')) }), run).toEqual(
      older,
    );
});

test('a seen list from a removed key or from the future is ignored', async () => {
  const live = await createLiveSite();
  live.expected.keys = [removed, key.publicKey];
  for (const jws of [
    await signList(live.expected.issuer, { age: 0, by: removedKey }),
    await signList(live.expected.issuer, { age: -day }),
    'damaged',
  ])
    expect(await findProblems(live, { seen: { list: jws, keep: () => undefined } })).toEqual([]);
});

test('each status in the lists needs a known certificate', async () => {
  const live = await createLiveSite();
  const [valid, ...others] = live.expected.known;
  live.expected.known = others;
  expect(await findProblems(live)).toEqual([
    expect.stringMatching(/Name one that is valid in the file of --known/),
  ]);
  live.expected.known = valid ? [valid] : [];
  expect(await findProblems(live)).toEqual([
    expect.stringContaining('Name one that is suspended and one that is revoked in the file'),
  ]);
  // The project may lack the list that the site has.
  live.expected.known = [];
  live.expected.list = undefined;
  expect(await findProblems(live)).toEqual([expect.stringContaining('Name one that is valid')]);
});

test('known certificates are read from lines with a result and a number', () => {
  const [valid, revoked] = [createNumber('IFSF', 2026), createNumber('IFSF', 2026)];
  expect(
    parseKnownCertificates(`# known\n\nvalid ${valid}\r\nrevoked  ${revoked}\n`, 'IFSF'),
  ).toEqual([
    { state: 'valid', number: valid },
    { state: 'revoked', number: revoked },
  ]);
  for (const line of [`good ${valid}`, 'valid', `valid ${valid} x`, 'valid IFSF-2026-1'])
    expect(() => parseKnownCertificates(`\n${line}`, 'IFSF'), line).toThrow('Line 2 of the known');
});
