import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { once } from 'node:events';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { findFreePort } from '../../scripts/setup/free-port.ts';
import { missingNginx, startNginx } from '../../scripts/setup/nginx.ts';
import { makeTestCertificate, missingOpenssl } from '../../scripts/setup/test-certificate.ts';
import { writePortalFiles } from '../../packages/hosting/files/portal-files.ts';
import { bundlePortal } from '../../packages/hosting/portal/bundle-portal.ts';
import { goodMessage, settings } from '../portal/running-portal.ts';
import { findBlock } from './steps.ts';

const document = 'docs/developers/portal-server.md';
const site = 'https://www.federation.example';
const heading = 'On our own server';
const networkHost = 'With the site on a network host';

/** A folder in place of the root of a server, and of the project on the build machine. */
function makeMachine(): string {
  const machine = mkdtempSync(join(tmpdir(), 'portal-machine-'));
  chmodSync(machine, 0o755);
  onTestFinished(() => rmSync(machine, { recursive: true }));
  for (const folder of ['etc/ssl/portal', 'etc/systemd/system', 'var/lib/portal'])
    mkdirSync(join(machine, folder), { recursive: true });
  return machine;
}

/** Runs a block of the document, except for changes to the machine of the test. */
function follow(
  machine: string,
  command: string,
  part = heading,
  [from, to]: [RegExp, string] = [/ssh server /, ''],
): string {
  const script = findBlock(document, part, command)
    .filter((line) => !/^(apt-get|useradd|npm|nginx|systemctl)\b/.test(line))
    .map((line) => line.replaceAll(/(?<= |^)\/(srv|etc|var)\//g, `${machine}/$1/`))
    .map((line) => line.replace(from, to));
  return execFileSync('bash', ['-e', '-c', script.join('\n')], {
    cwd: machine,
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
  });
}

/** Reads a unit of systemd, with the folders of the machine. */
const readUnit = (machine: string, name: string) =>
  readFileSync(join(machine, 'etc/systemd/system', name), 'utf8').replaceAll(
    /(?<=[= ])\/(srv|etc|var)\//g,
    `${machine}/$1/`,
  );

/** Starts the program of a unit, in its environment. */
function startUnit(machine: string, name: string, more: NodeJS.ProcessEnv, first: string[] = []) {
  const unit = readUnit(machine, name);
  const file = /^EnvironmentFile=(.*)$/m.exec(unit)?.[1] ?? '';
  const lines = [...unit.matchAll(/^Environment=(.*)$/gm)].map(([, line = '']) => line);
  const all = [...readFileSync(file, 'utf8').split('\n').filter(Boolean), ...lines];
  const env = Object.fromEntries(
    all.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
  const [, ...args] = (/^ExecStart=(.*)$/m.exec(unit)?.[1] ?? '').split(' ');
  return spawn(process.execPath, [...args, ...first], {
    cwd: join(machine, 'var/lib/portal'),
    env: { ...env, ...more },
  });
}

describe.skipIf(missingNginx ?? missingOpenssl)('the steps for our own server', () => {
  test('lead from an empty folder to a portal behind nginx, to the next one and back', async () => {
    const machine = makeMachine();
    const [port, listen] = [await findFreePort(), await findFreePort()];
    const certificate = {
      file: join(machine, 'etc/ssl/portal/certificate.pem'),
      key: join(machine, 'etc/ssl/portal/key.pem'),
    };
    makeTestCertificate(certificate);
    follow(machine, 'useradd');
    follow(machine, 'PORTAL_SECRET');

    const built = join(machine, 'built');
    await bundlePortal(built);
    const upload = () => {
      cpSync(built, join(machine, 'dist-portal'), { recursive: true });
      writeFileSync(
        join(machine, 'dist-portal/portal-settings.json'),
        JSON.stringify({ ...settings, site }),
      );
      writePortalFiles(join(machine, 'deploy'), {
        portal: 'portal.federation.example',
        inbox: 'inbox.federation.example',
        listen: [`127.0.0.1:${listen} ssl`],
        certificate,
        upstream: `127.0.0.1:${port}`,
      });
      follow(machine, 'tar --create');
    };
    upload();
    follow(machine, 'incoming/dist-portal');
    follow(machine, 'deploy/portal.service');
    follow(machine, 'sites-enabled/portal.conf');
    const nginx = startNginx(machine, `${machine}/etc/nginx/sites-enabled/*`);
    onTestFinished(() => void nginx.kill());
    // This test sends its mails nowhere.
    const more = { PORT: String(port), SMTP_URL: 'smtp://127.0.0.1:1' };
    const made = startUnit(machine, 'portal.service', more, ['serve', '--new']);
    await once(made.stdout, 'data');
    made.kill('SIGINT');
    await once(made, 'exit');
    const portal = startUnit(machine, 'portal.service', more);
    onTestFinished(() => void portal.kill('SIGKILL'));

    const ask = (host: string, path: string, body?: object) =>
      new Promise<{ status: number | undefined; text: string; origin?: unknown }>(
        (done, failed) => {
          const asked = request(
            {
              host: '127.0.0.1',
              port: listen,
              servername: host,
              path,
              rejectUnauthorized: false,
              method: body ? 'POST' : 'GET',
              headers: { Host: host, Origin: site, 'Content-Type': 'application/json' },
            },
            (answer) => {
              let text = '';
              answer.on('data', (part: Buffer) => (text += part.toString()));
              answer.on('end', () =>
                done({
                  status: answer.statusCode,
                  text,
                  origin: answer.headers['access-control-allow-origin'],
                }),
              );
            },
          );
          asked.on('error', failed);
          asked.end(body && JSON.stringify(body));
        },
      );
    const health = () => ask('portal.federation.example', '/health').catch(() => undefined);
    await expect.poll(async () => (await health())?.text, { timeout: 20_000 }).toBe('ok');
    const answer = await ask('portal.federation.example', '/api/v1/messages', goodMessage);
    expect(answer).toMatchObject({ status: 201, origin: site });
    expect(answer.text).toContain('IFSF-K-');
    expect((await ask('portal.federation.example', '/inbox/sign-in')).status).toBe(404);
    expect((await ask('inbox.federation.example', '/api/v1/messages', goodMessage)).status).toBe(
      404,
    );
    expect((await ask('inbox.federation.example', '/inbox/sign-in')).status).toBe(200);

    // Calls from the site on a network host; the names lead to this computer.
    const curl = `curl --insecure --connect-to ::127.0.0.1:${listen} `;
    expect(follow(machine, 'curl', networkHost, [/\bcurl /, curl]).split('\n')).toEqual([
      `${site} ${site}`,
      'https://other.example ',
      '',
    ]);

    const backup = startUnit(machine, 'portal-backup.service', more);
    expect(await new Promise((done) => backup.once('exit', done))).toBe(0);

    const current = () =>
      execFileSync('readlink', ['--canonicalize', join(machine, 'srv/portal/current')], {
        encoding: 'utf8',
      });
    const first = current();
    upload();
    follow(machine, 'incoming/dist-portal');
    expect(current()).not.toBe(first);
    follow(machine, '--back');
    expect(current()).toBe(first);
    expect(() => follow(machine, '--back')).toThrow('There is no portal to go back to.');
  }, 60_000);
});

const hasSystemd = !spawnSync('systemd-analyze', ['--version']).error;

test.skipIf(!hasSystemd)('systemd accepts the units', () => {
  const machine = makeMachine();
  writePortalFiles(join(machine, 'deploy'), {
    portal: '',
    inbox: '',
    listen: [],
    certificate: { file: '', key: '' },
    upstream: '',
  });
  // The unit expects Node where Debian puts it, and a user that the document creates.
  const units = ['portal.service', 'portal-backup.service', 'portal-backup.timer'].map((name) => {
    const file = join(machine, 'deploy', name);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace('/usr/bin/node', '/bin/true').replace('=portal\n', '=root\n'));
    return file;
  });
  const { stderr, status } = spawnSync('systemd-analyze', ['verify', ...units], {
    encoding: 'utf8',
    env: { ...process.env, SYSTEMD_UNIT_PATH: `${join(machine, 'deploy')}:` },
  });
  expect([status, stderr.split('\n').filter((line) => line.includes('portal'))]).toEqual([0, []]);
});
