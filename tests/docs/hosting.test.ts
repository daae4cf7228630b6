import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { request as httpsRequest } from 'node:https';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { writeDeployFiles } from '../../packages/hosting/files/deploy-files.ts';
import type { NginxConfigOptions } from '../../packages/hosting/files/nginx.ts';
import { findFreePort } from '../../scripts/setup/free-port.ts';
import { missingNginx, startNginx } from '../../scripts/setup/nginx.ts';
import { makeTestCertificate, missingOpenssl } from '../../scripts/setup/test-certificate.ts';
import { waitFor } from '../support/hosts.ts';
import { createRequest, type SiteServer } from '../support/site-server.ts';
import { findBlock } from './steps.ts';

const document = 'docs/developers/hosting.md';

/**
 * A folder like a clone of the project after a build, with links to the files that commands need.
 */
function makeClone(): string {
  const clone = mkdtempSync(join(tmpdir(), 'hosting-'));
  // nginx reads files as a different user.
  chmodSync(clone, 0o755);
  for (const name of ['package.json', 'node_modules', 'scripts', 'src', 'packages'])
    symlinkSync(resolve(name), join(clone, name));
  return clone;
}

/** Builds a small site, whose only script has the name of its version. */
function build(clone: string, version: string, place: Partial<NginxConfigOptions> = {}): void {
  const files = {
    'index.html': `<h1>${version}</h1>`,
    '404.html': '<h1>Page Not Found</h1>',
    'hi/404.html': '<h1>पृष्ठ नहीं मिला</h1>',
    [`_astro/${version}.js`]: '',
    _redirects: '/about /about/overview 301\n',
    _headers: '/*\n  Strict-Transport-Security: max-age=1\n',
  };
  rmSync(join(clone, 'dist'), { recursive: true, force: true });
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(clone, 'dist', name)), { recursive: true });
    writeFileSync(join(clone, 'dist', name), content);
  }
  writeDeployFiles(join(clone, 'dist'), join(clone, 'deploy'), {
    root: join(clone, 'dist'),
    serverName: 'localhost',
    listen: [],
    ...place,
  });
}

describe('the steps for nginx', () => {
  const missing = missingNginx ?? missingOpenssl;
  if (missing) return void test.skip(`nginx or openssl is not on this machine: ${missing}`);

  const heading = 'On our own machine';
  let clone: string;
  /** Answers without encryption. */
  let server: SiteServer;
  /** Requests the site, whose certificate is self-signed. */
  let request: SiteServer['request'];
  let place: Partial<NginxConfigOptions>;
  let origin: string;
  /** nginx checks an open file again after a second. */
  const soon = { timeout: 10_000 };

  /**
   * Translates a step to this machine: the folders of the server are in the clone, and the test
   * itself starts nginx.
   */
  const toLocal = (command: string) =>
    command
      .replaceAll(/(?<= |^)\/(srv|etc)\//g, `${clone}/$1/`)
      .replace('ssh server ', '')
      .replace(/^nginx -t$/, `nginx -t -c ${clone}/main.conf`)
      .replace('systemctl reload nginx', `nginx -s reload -c ${clone}/main.conf`);

  /** Skipped here: packages are installed, and the test builds the small site itself. */
  const left = /^(apt-get install|npm ci|npm run build)\b/;

  const run = (command: string) => {
    const script = findBlock(document, heading, command)
      .filter((line) => !left.test(line))
      .map(toLocal)
      .join('\n');
    return execFileSync('bash', ['-e', '-c', script], {
      cwd: clone,
      stdio: ['ignore', 'pipe', 'pipe'],
      encoding: 'utf8',
    });
  };
  const upload = (version: string) => {
    build(clone, version, place);
    run('tar --create');
  };
  const publish = async (version: string) => {
    upload(version);
    return asking(() => run('incoming/dist'));
  };
  const back = () => asking(() => run('--back'));
  const titleOf = async () => /<h1>(.*)<\/h1>/.exec((await request('/')).body.toString())?.[1];
  const has = async (version: string) => (await request(`/_astro/${version}.js`)).status === 200;

  /** Collects failures of a separate client that requests the page again and again meanwhile. */
  async function asking(act: () => void): Promise<string> {
    const client = spawn('bash', [
      '-c',
      `while true; do curl --insecure --silent --output /dev/null --write-out '%{http_code}\\n' ${origin}/; done`,
    ]);
    const answers: string[] = [];
    client.stdout.on('data', (text: Buffer) => answers.push(...text.toString().trim().split('\n')));
    try {
      await expect.poll(() => answers.length).toBeGreaterThan(3);
      act();
      const done = answers.length;
      await expect.poll(() => answers.length).toBeGreaterThan(done + 3);
    } finally {
      client.kill();
    }
    return answers.filter((status) => status !== '200').join(' ');
  }

  beforeAll(async () => {
    clone = makeClone();
    const [port, plainPort] = [await findFreePort(), await findFreePort()];
    const certificate = {
      file: join(clone, 'etc/ssl/site/certificate.pem'),
      key: join(clone, 'etc/ssl/site/key.pem'),
    };
    place = {
      root: join(clone, 'srv/site/current'),
      listen: [`127.0.0.1:${port} ssl http2`],
      listenWithoutEncryption: [`127.0.0.1:${plainPort}`],
      certificate,
    };
    origin = `https://127.0.0.1:${port}`;
    request = createRequest(port, (options, answer) =>
      httpsRequest({ ...options, rejectUnauthorized: false }, answer),
    );
    for (const folder of ['nginx/sites-available', 'nginx/sites-enabled', 'ssl/site'])
      mkdirSync(join(clone, 'etc', folder), { recursive: true });
    makeTestCertificate(certificate);
    writeFileSync(
      join(clone, 'etc/nginx/sites-enabled/default'),
      `server { listen 127.0.0.1:${plainPort}; return 204; }`,
    );
    server = await waitFor(
      startNginx(clone, `${clone}/etc/nginx/sites-enabled/*`),
      plainPort,
      clone,
    );
  });
  afterAll(() => server.close());

  test('lead from a clone to the site, to its next version and back, without a failed request', async () => {
    run('apt-get install');
    upload('one');
    run('incoming/dist');
    run('systemctl reload');
    // The nginx from before the reload may still answer for a moment.
    const toEncrypted = async () => (await server.request('/about?from=mail')).headers.location;
    await expect.poll(toEncrypted, soon).toBe('https://localhost/about?from=mail');
    await expect.poll(() => titleOf().catch(() => undefined), soon).toBe('one');
    expect((await request('/about')).headers.location).toBe('/about/overview');

    expect(await publish('two')).toBe('');
    await expect
      .poll(async () => [await titleOf(), await has('two'), await has('one')], soon)
      .toEqual(['two', true, true]);
    expect(await back()).toBe('');
    await expect
      .poll(async () => [await titleOf(), await has('one'), await has('two')], soon)
      .toEqual(['one', true, true]);
    expect(() => run('--back')).toThrow('There is no site to go back to. Nothing was changed.');

    // The last publication is more than a day old, so the next one drops the files that it kept for
    // older pages.
    expect(await publish('three')).toBe('');
    const past = Date.now() / 1000 - 2 * 24 * 3600;
    utimesSync(join(clone, 'srv/site/current/.own'), past, past);
    expect(await publish('four')).toBe('');
    await expect
      .poll(
        async () => [await titleOf(), await has('three'), await has('two'), await has('one')],
        soon,
      )
      .toEqual(['four', true, false, false]);
    expect(await back()).toBe('');
    await expect.poll(titleOf, soon).toBe('three');
  });

  test('lead to the name of the site, whatever name is asked for, and to modern ciphers only', async () => {
    const { headers } = await server.request('/about', { Host: 'evil.example' });
    expect(headers.location).toBe('https://localhost/about');
    const www = { Host: 'www.localhost' };
    const plain = await server.request('/about?a=b', www);
    expect(plain.headers.location).toBe('https://www.localhost/about?a=b');
    const other = await request('/about?a=b', www);
    expect([other.status, other.headers.location]).toEqual([301, 'https://localhost/about?a=b']);
    expect(other.headers['strict-transport-security']).toBe('max-age=1');
    const connect = (cipher: string) =>
      spawnSync(
        'openssl',
        ['s_client', '-connect', new URL(origin).host, '-tls1_2', '-cipher', cipher],
        { input: '' },
      ).status;
    expect(connect('ECDHE-ECDSA-AES128-GCM-SHA256')).toBe(0);
    for (const cipher of ['AES128-SHA', 'ECDHE-ECDSA-AES128-SHA', 'ECDHE-ECDSA-AES256-SHA384'])
      expect(connect(`${cipher}:@SECLEVEL=0`), cipher).not.toBe(0);
  });
});

describe('the steps for the network', () => {
  const heading = 'On a content-delivery network';
  const quiet = { CI: '1', WRANGLER_SEND_METRICS: 'false' };

  test('upload what wrangler takes for a site', () => {
    const clone = makeClone();
    onTestFinished(() => rmSync(clone, { recursive: true }));
    build(clone, 'one');
    const [command = ''] = findBlock(document, heading, 'wrangler deploy');
    // Skips the upload, which needs an account.
    const printed = execFileSync('bash', ['-c', `${command} --dry-run`], {
      cwd: clone,
      encoding: 'utf8',
      env: { ...process.env, ...quiet },
    });
    expect(printed).toContain('--dry-run: exiting now');
  });
});
