import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createSignIn, type Session } from '../../../src/build/desk/sign-in.ts';
import { keyHeader } from '../../../src/core/desk.ts';

function start(port = 4321) {
  const folder = mkdtempSync(join(tmpdir(), 'sign-in-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const signIn = createSignIn(join(folder, 'desk/sign-in.html'));
  signIn.openAt(`http://localhost:${port}`);
  const readSecret = () => /value="(\w+)"/.exec(readFileSync(signIn.file, 'utf8'))?.[1] ?? '';
  return { signIn, readSecret };
}

const toHeaders = ({ cookie, key }: Session) => ({
  cookie: `other=1; ${cookie.replace(/;.*/, '')}`,
  [keyHeader]: key,
});

test('only the person who has started the desk can read the file', () => {
  const { signIn } = start();
  expect(statSync(signIn.file).mode & 0o777).toBe(0o600);
  expect(readFileSync(signIn.file, 'utf8')).toContain('action="http://localhost:4321/_edit/');
});

test('a secret works once, and the file has the next one', () => {
  const { signIn, readSecret } = start();
  const secret = readSecret();
  const session = signIn.redeem(secret);
  expect(session?.cookie).toMatch(/; HttpOnly; SameSite=Strict$/);
  expect(signIn.redeem(secret)).toBeUndefined();
  expect(statSync(signIn.file).mode & 0o777).toBe(0o600);
  expect(signIn.redeem(readSecret())).toEqual(session);
});

test('nothing is known of a secret before there is one, nor by a wrong one', () => {
  const unopened = createSignIn(join(tmpdir(), 'never-written.html'));
  expect(unopened.redeem('')).toBeUndefined();
  expect(unopened.hasCookie({ cookie: '' })).toBe(false);
  const { signIn, readSecret } = start();
  const length = readSecret().length;
  for (const wrong of ['', 'a'.repeat(length), 'é'.repeat(length), 'अ'])
    expect(signIn.redeem(wrong)).toBeUndefined();
});

test('a browser that has signed in is known by its cookie and its key; one without a key has the cookie only', () => {
  const { signIn, readSecret } = start();
  const headers = toHeaders(signIn.redeem(readSecret()) as Session);
  expect(signIn.hasCookie(headers)).toBe(true);
  expect(signIn.hasKey(headers)).toBe(true);
  expect(signIn.hasKey({ cookie: headers.cookie })).toBe(false);
  expect(signIn.hasCookie({ [keyHeader]: headers[keyHeader] })).toBe(false);
});

test('another desk of the same person, or the same one started again, does not know it', () => {
  const [first, second] = [start(), start(4322)];
  const headers = toHeaders(first.signIn.redeem(first.readSecret()) as Session);
  expect(second.signIn.hasCookie(headers)).toBe(false);
  expect(second.signIn.hasKey(headers)).toBe(false);
  const again = start();
  expect(again.signIn.hasCookie(headers)).toBe(false);
});
