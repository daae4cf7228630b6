import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { findFreePort } from '../../scripts/setup/free-port.ts';
import { startNginx } from '../../scripts/setup/nginx.ts';
import { writeDeployFiles } from '../../src/build/hosting/deploy-files.ts';
import { formatHeaders, toHeaderRules } from '../../src/build/hosting/headers.ts';
import { toJwks, type PublicKey } from '../../src/core/certificates/keys.ts';
import { hosts, waitFor, type Host } from '../support/hosts.ts';
import type { SiteServer } from '../support/site-server.ts';
import { findBlock } from './steps.ts';

/** A host with a deployed site. */
interface DeployedSite {
  name: string;
  server: SiteServer;
  /** Does what the document says for an upload of what was built in a project. */
  upload: (project: string) => void;
}

/** The public keys that a project has. */
export const readKeys = (project: string) =>
  (
    JSON.parse(
      readFileSync(join(project, 'src/core/certificates/published/keys.json'), 'utf8'),
    ) as { keys: PublicKey[] }
  ).keys;

/** Builds a site that has all files of certificates, and of the rest only what hosts need. */
export function buildSite(project: string, title = 'Home'): void {
  const site = join(project, 'dist');
  rmSync(site, { recursive: true, force: true });
  const files = {
    'index.html': `<h1>${title}</h1>`,
    '404.html': '<h1>Page Not Found</h1>',
    'hi/404.html': '<h1>पृष्ठ नहीं मिला</h1>',
    '_astro/page.js': '',
    '.well-known/jwks.json': JSON.stringify(toJwks(readKeys(project))),
    _redirects: '',
    _headers: formatHeaders(toHeaderRules()),
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(site, name)), { recursive: true });
    writeFileSync(join(site, name), content);
  }
  cpSync(join(project, 'public'), site, { recursive: true });
}

/** A server that serves a folder, into which what was built is put in place of what was there. */
async function startFolder({ name, start }: Host, project: string): Promise<DeployedSite> {
  const folder = mkdtempSync(join(tmpdir(), 'deployed-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const site = join(folder, 'site');
  const upload = (from: string) => {
    for (const name of existsSync(site) ? readdirSync(site) : [])
      rmSync(join(site, name), { recursive: true });
    cpSync(join(from, 'dist'), site, { recursive: true });
  };
  upload(project);
  const server = await start(site);
  onTestFinished(server.close);
  return { name, server, upload };
}

/** Our own machine, set up and filled with the commands of the document. */
async function startOwnMachine(project: string): Promise<DeployedSite & { back: () => void }> {
  const machine = mkdtempSync(join(tmpdir(), 'machine-'));
  // nginx reads files as a user of its own.
  chmodSync(machine, 0o755);
  const port = await findFreePort();
  const run = (command: string, cwd: string) => {
    const script = findBlock('docs/developers/hosting.md', 'On our own machine', command)
      .filter((line) => !/^(apt-get|npm|nginx|systemctl)\b/.test(line))
      .map((line) => line.replaceAll(/(?<= |^)\/(srv|etc)\//g, `${machine}/$1/`))
      .map((line) => line.replace('ssh server ', ''));
    execFileSync('bash', ['-e', '-c', script.join('\n')], { cwd, stdio: 'pipe' });
  };
  const upload = (from: string) => {
    writeDeployFiles(join(from, 'dist'), join(from, 'deploy'), {
      root: join(machine, 'srv/site/current'),
      serverName: 'localhost',
      listen: [`127.0.0.1:${port}`],
    });
    run('tar --create', from);
    run('incoming/dist', from);
  };
  for (const folder of ['sites-available', 'sites-enabled'])
    mkdirSync(join(machine, 'etc/nginx', folder), { recursive: true });
  run('mkdir --parents', machine);
  upload(project);
  run('systemctl reload', machine);
  const nginx = startNginx(machine, `${machine}/etc/nginx/sites-enabled/*`);
  const server = await waitFor(nginx, port, machine);
  onTestFinished(server.close);
  return { name: 'nginx', server, upload, back: () => run('--back', machine) };
}

/** Puts what was built in a project on every host of the document; the small server is the first. */
export async function deploy(project: string) {
  const [small, network] = hosts.filter(({ name }) => name !== 'nginx');
  if (!small || !network) throw new Error('A host is missing.');
  const machine = await startOwnMachine(project);
  const folders = [await startFolder(small, project), await startFolder(network, project)];
  return { machine, folders, all: [machine, ...folders] };
}
