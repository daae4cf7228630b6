import { spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { writeDeployFiles } from '../../src/build/hosting/deploy-files.ts';
import { findFreePort } from '../setup/free-port.ts';
import { missingNginx, startNginx } from '../setup/nginx.ts';
import { makeTestCertificate, missingOpenssl } from '../setup/test-certificate.ts';
import { runWrk, wrkScript, type Run } from './wrk.ts';

/** What is asked for: pages of both languages, a list, a picture that is not compressed again. */
const files = ['index.html', 'hi.html', 'notices.html', 'about/charter.html', 'og/home.png'];

/** The servers take turns, so that what else the machine does hits both. */
const rounds = 5;

const titles = [
  'bytes',
  ...['site/s', 'p50 ms', 'p99 ms', 'cpu µs'],
  ...['bare/s', 'p50 ms', 'p99 ms', 'cpu µs'],
  'site/bare',
  'errors',
];

/** An nginx that was started. */
interface Server {
  port: number;
  folder: string;
  child: ChildProcess;
}

/**
 * Prints a table of the requests that nginx answers in a second with the configuration of the site,
 * and with one that does nothing but send the same compressed file, and what a new connection with
 * TLS takes. Takes 50 seconds for each file. Needs nginx, wrk and openssl.
 */
export async function measureLoad(): Promise<void> {
  const missing =
    missingNginx ??
    missingOpenssl ??
    (spawnSync('wrk', ['-v']).error ? 'install the Debian package wrk' : undefined);
  if (missing) return console.log(`  not on this machine: ${missing}`);
  const root = resolve('dist');
  const site = await start((folder, listen) => {
    writeDeployFiles('dist', folder, { root, serverName: 'localhost', listen: [listen] });
    return join(folder, 'nginx.conf');
  });
  const bare = await start((folder, listen) => {
    const file = join(folder, 'bare.conf');
    writeFileSync(
      file,
      `include /etc/nginx/mime.types; sendfile on; tcp_nopush on; gzip_static on; brotli_static on;
server { listen ${listen}; root ${root}; location / { try_files $uri $uri.html =404; } }
`,
    );
    return file;
  });
  const secure = await start((folder, listen) => {
    const certificate = { file: join(folder, 'certificate.pem'), key: join(folder, 'key.pem') };
    makeTestCertificate(certificate);
    writeDeployFiles('dist', folder, {
      root,
      serverName: 'localhost',
      listen: [`${listen} ssl`],
      certificate,
    });
    // Each visitor is a new one, so no session of TLS is resumed.
    writeFileSync(
      join(folder, 'secure.conf'),
      `ssl_session_tickets off; include ${join(folder, 'nginx.conf')};`,
    );
    return join(folder, 'secure.conf');
  });
  const servers = [site, bare, secure];
  try {
    await Promise.all(servers.map(waitFor));
    const script = join(site.folder, 'report.lua');
    writeFileSync(script, wrkScript);
    console.log(`  ${'file'.padEnd(24)}${titles.map((title) => title.padStart(11)).join('')}`);
    for (const file of files) console.log(compare(file, site, bare, script));
    const first = runWrk(`https://127.0.0.1:${secure.port}/`, secure.child, script, [
      'Connection: close',
    ]);
    console.log(
      `  / with TLS and a new connection each: ${first.requestsPerSecond.toFixed(0)} a second, ${first.cpu.toFixed(0)} µs of processor time each, ${first.errors} errors`,
    );
  } finally {
    for (const { child, folder } of servers) {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

function compare(file: string, site: Server, bare: Server, script: string): string {
  const path = `/${file.replace(/\.html$/, '')}`;
  const toUrl = ({ port }: Server) => `http://127.0.0.1:${port}${path === '/index' ? '/' : path}`;
  const runs = Array.from({ length: rounds }, () => ({
    site: runWrk(toUrl(site), site.child, script),
    bare: runWrk(toUrl(bare).replace(/\/$/, '/index.html'), bare.child, script),
  }));
  const [own, other] = [
    toMedian(runs.map((one) => one.site)),
    toMedian(runs.map((one) => one.bare)),
  ];
  // The ratio of each round, not of the medians: the two runs of a round have the same neighbours.
  const ratio = median(runs.map((one) => one.site.requestsPerSecond / one.bare.requestsPerSecond));
  const bytes =
    statSync(`dist/${file}.br`, { throwIfNoEntry: false })?.size ?? statSync(`dist/${file}`).size;
  const show = ({ requestsPerSecond, p50, p99, cpu }: Run) => [
    requestsPerSecond.toFixed(0),
    p50.toFixed(2),
    p99.toFixed(2),
    cpu.toFixed(1),
  ];
  const cells = [
    String(bytes),
    ...show(own),
    ...show(other),
    `${(100 * ratio).toFixed(1)} %`,
    String(own.errors + other.errors),
  ];
  return `  ${path.padEnd(24)}${cells.map((cell) => cell.padStart(11)).join('')}`;
}

function toMedian(runs: readonly Run[]): Run {
  const of = (key: keyof Run) => median(runs.map((one) => one[key]));
  return {
    requestsPerSecond: of('requestsPerSecond'),
    p50: of('p50'),
    p99: of('p99'),
    cpu: of('cpu'),
    errors: runs.reduce((sum, { errors }) => sum + errors, 0),
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

/** Starts an nginx with the configuration that a function writes into its folder. */
async function start(writeConfig: (folder: string, listen: string) => string): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-nginx-'));
  const port = await findFreePort();
  return { port, folder, child: startNginx(folder, writeConfig(folder, `127.0.0.1:${port}`)) };
}

async function waitFor({ port, child }: Server): Promise<void> {
  while (!(await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error('nginx ended');
    await delay(50);
  }
}
