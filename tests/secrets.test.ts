import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** All files in the repository or in the next commit, of any size. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((name) => name && existsSync(join(root, name)));

/** Matches private keys: PEM of any kind, also encrypted, and a JWK with its private number. */
const privateKey =
  /-----BEGIN [A-Z ]*PRIVATE KEY-----\s+[\w+/=\s]{40}|"kty"\s*:\s*"(?:EC|OKP|RSA)"[^}]*"d"\s*:\s*"[\w-]{20,}"|"d"\s*:\s*"[\w-]{20,}"[^}]*"kty"\s*:/;

/** Matches the office's register: the database, and the list for people. */
const register = /^SQLite format 3\0|^\S{0,3}number,name,tier,valid_from,valid_until,issued,key/;

test('the search has files to look through', () => {
  expect(files.length).toBeGreaterThan(300);
});

test('no private key and no register is in the repository (CERT-11)', () => {
  const found = files.filter((name) => {
    const text = readFileSync(join(root, name), 'latin1');
    return privateKey.test(text) || register.test(text) || /\.(pem|p12|pfx|key)$/.test(name);
  });
  expect(
    found,
    'Take this out, and treat the key as stolen: see docs/editors/en/certificates.md',
  ).toEqual([]);
});

test('the patterns find what they look for', () => {
  expect(privateKey.test(`-----BEGIN ENCRYPTED PRIVATE KEY-----\n${'M'.repeat(64)}`)).toBe(true);
  expect(privateKey.test(`{"kty":"EC","crv":"P-256","x":"a","d":"${'k'.repeat(43)}"}`)).toBe(true);
  expect(register.test('SQLite format 3\0')).toBe(true);
  expect(
    register.test(
      Buffer.from('\ufeffnumber,name,tier,valid_from,valid_until,issued,key,status').toString(
        'latin1',
      ),
    ),
  ).toBe(true);
});
