import { execFile } from 'node:child_process';
import { cpSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { createOffice } from '../certificates/office/office.ts';
import { buildSite, useRealAddress } from '../docs/deployed-site.ts';
import { serveSite } from '../support/site-server.ts';

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

  /** Runs `npm run monitor` in the project; returns its status and output. */
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
    monitor,
    remove: (path: string) => rmSync(join(site, path), { recursive: true }),
  };
}

test('a good site passes', async () => {
  const { monitor } = await goOnline();
  const { status, stdout } = await monitor();
  expect(stdout).not.toContain('RED');
  expect(stdout).toContain('Verified with the right result: 3 known certificates.');
  expect(status).toBe(0);
});

test('problems are reported in red, and the command fails', async () => {
  const { monitor, remove } = await goOnline();
  remove('.well-known/status/1.jwt');
  const { status, stdout } = await monitor();
  expect(stdout).toMatch(/^RED.*1\.jwt: .* could not be loaded/m);
  expect(status).toBe(1);
});

test.each([
  [['www.federation.in'], '“www.federation.in” is not the address of a site'],
  [['--known', 'none.txt'], 'There is no file none.txt'],
  [['--known', 'package.json'], 'Line 1 of the known certificates is wrong'],
  [['--seeen', 'folder'], 'Unknown option'],
])('%j is refused with a sentence', async (args, sentence) => {
  const failed = promisify(execFile)(process.execPath, ['scripts/monitor.ts', ...args]);
  const { code, stdout, stderr } = await failed.then(
    () => ({ code: 0, stdout: '', stderr: '' }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
  expect(stderr).toContain(sentence);
  expect(stderr).not.toContain('    at ');
  expect([code, stdout]).toEqual([2, '']);
});
