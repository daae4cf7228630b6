import { execFile } from 'node:child_process';
import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { signStatusList } from '../src/build/certificates/issuing/sign.ts';
import { loadActiveKey } from '../src/build/certificates/issuing/signing-key.ts';
import { createOffice, type Office } from './build/certificates/issuing/office.ts';
import { createTestContext } from './build/certificates/issuing/test-context.ts';
import { tamper } from './core/certificates/test-issuer.ts';
import { buildSite } from './docs/deployed-site.ts';
import { useRealAddress } from './docs/live-office.ts';
import { serveSite } from './support/site-server.ts';

const results = ['valid', 'suspended', 'revoked'];

/** A page with the verifier, as far as the monitor looks at it. */
const verifyPage =
  '<astro-island component-url="/_astro/page.js" renderer-url="/_astro/page.js" component-export="CertificateVerifier"></astro-island>';

/** A site that is online, with a certificate of each result, and the project that it is built from. */
async function goOnline() {
  const office = createOffice(undefined, false);
  useRealAddress(office);
  await office.succeed('rotate-key');
  await office.succeed('issue', office.members('members.csv', 'Alpha', 'Beta', 'Gamma'));
  const numbers = office.register().certificates.map(({ number }) => number);
  await office.succeed('suspend', numbers[1] ?? '', '--reason', 'x');
  await office.succeed('revoke', numbers[2] ?? '', '--reason', 'x');
  await office.succeed('publish', '--without-site', '--reason', 'not online yet');
  buildSite(office.project);
  const site = join(office.project, 'dist');
  const write = (path: string, text: string) => writeFileSync(join(site, path), text);
  write('index.html', '<script src="/_astro/page.js"></script>');
  write('hi.html', '');
  for (const folder of ['', 'hi/']) write(`${folder}certificate-verify.html`, verifyPage);
  write('build.json', JSON.stringify({ built: new Date() }));
  const known = join(office.root, 'known.txt');
  writeFileSync(known, results.map((state, at) => `${state} ${numbers[at] ?? ''}`).join('\n'));

  /** What `npm run monitor` prints in the project, and how it ends. */
  const monitor = async () => {
    const server = await serveSite(site);
    onTestFinished(server.close);
    const options = ['--seen', join(office.root, 'seen'), '--known', known];
    return promisify(execFile)(
      'npm',
      ['run', '--silent', 'monitor', '--', server.origin, ...options],
      {
        cwd: office.project,
        // Half of a short command is loading its modules.
        env: { ...process.env, NODE_COMPILE_CACHE: resolve('node_modules/.cache/compile') },
      },
    ).then(
      ({ stdout }) => ({ status: 0, stdout }),
      ({ code, stdout }: { code: number; stdout: string }) => ({ status: code, stdout }),
    );
  };
  cpSync('package.json', join(office.project, 'package.json'));
  symlinkSync(resolve('scripts'), join(office.project, 'scripts'));
  return {
    office,
    monitor,
    write,
    read: (path: string) => readFileSync(join(site, path), 'utf8'),
    remove: (path: string) => rmSync(join(site, path), { recursive: true }),
  };
}

type Online = Awaited<ReturnType<typeof goOnline>>;

/** A list that the key of the office has signed, but for another address. */
async function forge({ project, folder, issuer }: Office): Promise<string> {
  const key = await loadActiveKey({ ...createTestContext(), project, folder, issuer });
  const issued = Math.floor(Date.now() / 1000);
  return signStatusList('2', [], issuer, key, { issued, lifetime: 369 * 24 * 3600 });
}

const list = '.well-known/status/1.jwt';
const keys = '.well-known/jwks.json';
const shard = 'cert-index/0.json';

test('a site on which all is right passes', async () => {
  const { monitor } = await goOnline();
  const { status, stdout } = await monitor();
  expect(stdout).not.toContain('RED');
  expect(stdout).toContain('Verified with the right result: 3 known certificates.');
  expect(status).toBe(0);
});

test.each<[string, RegExp, (site: Online) => unknown]>([
  ['the status list is gone', /1\.jwt is missing/, ({ remove }) => remove(list)],
  [
    'the signature of the status list is broken',
    /1\.jwt does not have the Federation’s seal/,
    ({ read, write }) => write(list, tamper(read(list))),
  ],
  [
    'the status list is for another address',
    /1\.jwt does not have the Federation’s seal for this address/,
    async ({ office, write }) => write(list, await forge(office)),
  ],
  [
    'the look-up is gone',
    /index\.json or a file beside it is missing/,
    ({ remove }) => remove('cert-index'),
  ],
  [
    'the look-up has conflict marks',
    /index\.json or a file beside it is missing/,
    ({ read, write }) => write(shard, `<<<<<<< HEAD\n${read(shard)}\n=======\n`),
  ],
  ['the key set is gone', /jwks\.json is missing/, ({ remove }) => remove(keys)],
  ['the key set is empty', /jwks\.json lacks the key/, ({ write }) => write(keys, '{"keys":[]}')],
  [
    'the page that verifies is gone',
    /\/certificate-verify answers 404/,
    ({ remove }) => remove('certificate-verify.html'),
  ],
  ['the Hindi home page is gone', /\/hi answers 404/, ({ remove }) => remove('hi.html')],
])('%s: the monitor says so and fails', async (_, sentence, change) => {
  const site = await goOnline();
  await change(site);
  const { status, stdout } = await site.monitor();
  expect(
    stdout
      .split('\n')
      .filter((line) => line.startsWith('RED'))
      .join('\n'),
  ).toMatch(sentence);
  expect(status).toBe(1);
});

test.each([
  [['www.federation.in'], '“www.federation.in” is not the address of a site'],
  [['--known', 'none.txt'], 'There is no file none.txt'],
  [['--known', 'package.json'], 'Line 1 of the known certificates is wrong'],
  [['--seeen', 'folder'], 'Unknown option'],
])('%j is answered with a sentence, and nothing is watched', async (args, sentence) => {
  const failed = promisify(execFile)(process.execPath, ['scripts/monitor.ts', ...args]);
  const { code, stdout, stderr } = await failed.then(
    () => ({ code: 0, stdout: '', stderr: '' }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
  expect(stderr).toContain(sentence);
  expect(stderr).not.toContain('    at ');
  expect([code, stdout]).toEqual([2, '']);
});
