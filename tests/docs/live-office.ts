import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import type { State } from '../../src/core/certificates/verdict.ts';
import { settings } from '../../src/data/settings.ts';
import { toIndianDay } from '../../src/core/indian-day.ts';
import { createOffice, type Office } from '../build/certificates/issuing/office.ts';
import { buildSite, deploy, readKeys } from './deployed-site.ts';
import { readOfficeSteps } from './steps.ts';

/** Where the office reads what to do when its register is lost; the same in both languages. */
export const guides = {
  en: ['docs/editors/en/certificates.md', 'A lost register'],
  hi: ['docs/editors/hi/certificates.md', 'खोई हुई पंजी'],
} as const;

const site = 'https://www.federation.in';
const issuer = { site, product: settings.certificatePrefix };
const reason = ['--reason', 'resolution 7'];

export const git = (cwd: string, ...args: string[]) =>
  execFileSync(
    'git',
    ['-c', 'user.name=Office', '-c', 'user.email=office@federation.in', ...args],
    { cwd, stdio: 'pipe' },
  );
export const commit = (office: Office) => {
  git(office.project, 'add', '--all');
  git(office.project, 'commit', '--quiet', '--message', 'Certificates');
};

/** Writes the address of the site into the settings, without the demonstration. */
export function useRealAddress(office: Office): void {
  const settings = join(office.project, 'src/content/settings.yaml');
  writeFileSync(
    settings,
    readFileSync(settings, 'utf8')
      .replace(/^site: .*$/m, `site: ${site}`)
      .replace(/^demonstrationCertificates: .*$/m, 'demonstrationCertificates: false')
      .replace(/^demonstrationNotice:\n(?: .*\n)*/m, ''),
  );
}

/** An office whose site is online with two certificates, on every host; the project is pushed. */
export async function goLive() {
  const office = createOffice();
  useRealAddress(office);
  writeFileSync(join(office.project, '.gitignore'), 'node_modules\ndist\ndeploy\n.astro\n.cache\n');
  git(office.project, 'init', '--quiet', '--initial-branch=main');
  const today = toIndianDay(new Date());
  const members = join(office.root, 'members.csv');
  writeFileSync(members, `name,tier,valid_from\nA Ltd.,GOLD,${today}\nB Ltd.,GOLD,${today}\n`);
  await office.succeed('rotate-key');
  await office.succeed('issue', members);
  await office.succeed('publish', '--without-site', '--reason', 'the site is not online yet');
  buildSite(office.project);
  commit(office);
  const hosts = await deploy(office.project);
  office.online.origin = hosts.machine.server.origin;
  const { certificates } = office.register();
  const tokens = certificates.map(({ token }) => token);
  const [a = ''] = certificates.map(({ number }) => number);

  /** Builds a project and puts it on all hosts, or on some. */
  const upload = async (from: string, where = hosts.all) => {
    buildSite(from);
    for (const host of where) host.upload(from);
    const list = readFileSync(join(from, 'public/.well-known/status/1.jwt'), 'utf8');
    for (const { server, name } of where)
      await expect
        .poll(() => load(server.origin, '/.well-known/status/1.jwt'), {
          message: name,
          timeout: 15_000,
        })
        .toBe(list);
  };

  /** What visitors see who have seen nothing before, on each host. */
  const see = async () =>
    Promise.all(
      hosts.all.map(({ server }) =>
        Promise.all(tokens.map((one) => visit(server.origin, one, office))),
      ),
    );

  /** Changes the status of the first certificate and publishes. */
  const tell = async (change: string, where = hosts.all) => {
    await office.succeed(change, a, ...reason);
    await office.succeed('publish');
    await upload(office.project, where);
  };
  return { office, hosts, a, upload, see, tell };
}

/** A file of a host; undefined if it is not there. */
export async function load(origin: string, path: string): Promise<string | undefined> {
  const answer = await fetch(origin + path).catch(() => undefined);
  return answer?.ok ? answer.text() : undefined;
}

/** An office whose site is online. */
export type LiveOffice = Awaited<ReturnType<typeof goLive>>;

async function visit(origin: string, token: string, office: Office): Promise<State> {
  // A verifier remembers the newest list that it has seen.
  vi.resetModules();
  const { verifyToken } = await import('../../src/core/certificates/verify.ts');
  const verdict = await verifyToken(token, {
    issuer,
    keys: readKeys(office.project),
    derive: () => Promise.reject(new Error('not needed')),
    load: (path) => load(origin, path),
    now: () => Math.floor(Date.now() / 1000),
  });
  return verdict.state;
}

/** Everywhere the same. */
export const onAll = (states: State[]) => [states, states, states];

/** What is not right by `npm run ready` against each host. */
export async function askReady(office: Office, hosts: Awaited<ReturnType<typeof deploy>>) {
  const said: string[] = [];
  for (const { server } of hosts.all) {
    office.online.origin = server.origin;
    said.push(await office.findUnready());
  }
  office.online.origin = hosts.machine.server.origin;
  return said;
}

/**
 * Does what the guide tells in one of its lists of steps, word by word.
 *
 * @param stands what some words stand for, such as the number of a backup
 * @returns what each command printed, by its first two words
 */
export async function followGuide(
  office: Office,
  which: number,
  stands: Record<string, string>,
): Promise<Record<string, string>> {
  const said: Record<string, string> = {};
  // The last step of a lost folder is the upload.
  for (const command of readOfficeSteps(...guides.en, which)
    .slice(0, 4)
    .flat()) {
    const { text } = await office.run(...command.map((word) => stands[word] ?? word));
    said[command.slice(0, 2).join(' ')] = text;
  }
  return said;
}
