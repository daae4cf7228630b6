import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, expect, onTestFinished, test } from 'vitest';

const script = resolve('packages/hosting/files/publish.sh');
const run = promisify(execFile);

let sites: string;
beforeEach(() => {
  sites = mkdtempSync(join(tmpdir(), 'publish-'));
  onTestFinished(() => rmSync(sites, { recursive: true }));
});

/** A built site in a folder of its own, as it is after the upload. */
function upload(version: string, files: Record<string, string> = {}): string {
  const built = join(sites, `incoming-${version}`);
  const all = { 'index.html': version, [`_astro/${version}.js`]: '', ...files };
  for (const [name, content] of Object.entries(all)) {
    mkdirSync(dirname(join(built, name)), { recursive: true });
    writeFileSync(join(built, name), content);
  }
  return built;
}

const publish = async (...args: string[]) =>
  (await run('bash', [script, sites, ...args])).stdout.trim();
const current = (name: string) => {
  const file = join(sites, 'current', name);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
};

test('going back restores the pages, but no older status list, look-up or key', async () => {
  await publish(
    upload('one', {
      '.well-known/jwks.json': 'two keys',
      '.well-known/jwks.json.gz': 'two keys, compressed',
      '.well-known/status/1.jwt': 'nobody is withdrawn',
      'cert-index/00.json': 'old look-up',
      'cert-index/01.json': 'gone',
    }),
  );
  await publish(
    upload('two', {
      '.well-known/jwks.json': 'one key',
      '.well-known/status/1.jwt': 'A is withdrawn',
      '.well-known/status/2.jwt': 'a second list',
      'cert-index/00.json': 'new look-up',
    }),
  );
  const said = await publish('--back');
  expect(current('index.html')).toBe('one');
  expect(current('.well-known/jwks.json')).toBe('one key');
  expect(current('.well-known/jwks.json.gz')).toBeUndefined();
  expect(current('.well-known/status/1.jwt')).toBe('A is withdrawn');
  expect(current('.well-known/status/2.jwt')).toBe('a second list');
  expect(current('cert-index/00.json')).toBe('new look-up');
  expect(current('cert-index/01.json')).toBeUndefined();
  expect(said).toContain('status lists');
});

test('going back from a site without its lists keeps the earlier ones', async () => {
  await publish(upload('one', { '.well-known/status/1.jwt': 'A is withdrawn' }));
  await publish(upload('two'));
  await publish('--back');
  expect(current('.well-known/status/1.jwt')).toBe('A is withdrawn');
});

/** A status list that was signed at some time; nobody looks at its seal here. */
const toList = (issuedAt: number, text = '') =>
  ['{}', JSON.stringify({ sub: text, iat: issuedAt, exp: issuedAt + 1 }), 'seal']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');

test('an older status list never replaces a newer one, nor do its look-up and keys', async () => {
  const newer = {
    '.well-known/jwks.json': 'one key',
    '.well-known/status/1.jwt': toList(2000),
    'cert-index/00.json': 'new look-up',
  };
  const older = {
    '.well-known/jwks.json': 'two keys',
    '.well-known/status/1.jwt': toList(1999),
    'cert-index/00.json': 'old look-up',
  };
  expect(await publish(upload('one', newer))).not.toContain('older');
  expect(await publish(upload('two', older))).toContain('an older status list');
  expect(await publish(upload('three'))).toContain('an older status list');
  expect(current('index.html')).toBe('three');
  for (const [name, content] of Object.entries(newer)) expect(current(name)).toBe(content);
});

// Texts of other lengths have other paddings.
test.each(['', 'x', 'xx'])('a newer status list replaces an older one (%j)', async (text) => {
  await publish(upload('one', { '.well-known/status/1.jwt': toList(2000, text) }));
  const list = toList(2001, text);
  expect(await publish(upload('two', { '.well-known/status/1.jwt': list }))).not.toContain('older');
  expect(current('.well-known/status/1.jwt')).toBe(list);
  await publish(upload('three', { '.well-known/status/1.jwt': 'damaged' }));
  expect(current('.well-known/status/1.jwt')).toBe(list);
});

test('a status list that is dated after the clock does not stop the next ones', async () => {
  await publish(
    upload('one', { '.well-known/status/1.jwt': toList(Math.floor(Date.now() / 1000) + 3600) }),
  );
  const next = toList(2000);
  await publish(upload('two', { '.well-known/status/1.jwt': next }));
  expect(current('.well-known/status/1.jwt')).toBe(next);
});

test('two runs at once publish one after the other, and each reports its own result', async () => {
  await publish(upload('one'));
  const builds = ['two', 'three', 'four', 'five'].map((version) => upload(version));
  const said = await Promise.all(builds.map((built) => publish(built)));
  expect(new Set(said).size).toBe(builds.length);
  const site = realpathSync(join(sites, 'current'));
  expect(said.filter((text) => text.includes(`The current site is ${site}.`))).toHaveLength(1);
  // Every one was the current site, so the chain to go back to has each.
  const versions = [current('index.html')];
  while (versions.length <= builds.length) {
    await publish('--back');
    versions.push(current('index.html'));
  }
  expect(versions.toSorted()).toEqual(['five', 'four', 'one', 'three', 'two']);
});

test('the same site twice is published once', async () => {
  await publish(upload('one'));
  const built = upload('two');
  const results = await Promise.allSettled([publish(built), publish(built)]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const failed = results.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
  expect(String(failed.reason)).toContain('is not a built site.');
  expect(current('index.html')).toBe('two');
});

test('a site with a symbolic link is refused, because its target would be served', async () => {
  const built = upload('one');
  symlinkSync('/etc/hostname', join(built, 'name.txt'));
  await expect(publish(built)).rejects.toThrow(/name\.txt.*link.*Nothing was changed/s);
});
