import { expect, test } from 'vitest';
import { allowInline, toCspHash } from '../../../src/build/page-output/csp.ts';

test('the hash of an inline script is the one that browsers compute', () => {
  // The example of the Content Security Policy specification, level 3, section 8.3.
  expect(toCspHash("alert('Hello, world.');")).toBe('sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=');
});

test('text that is not ASCII is hashed as UTF-8', () => {
  expect(toCspHash('खोज')).not.toBe(toCspHash('???'));
});

const policy = "default-src 'self';script-src 'self' 'wasm-unsafe-eval' 'sha256-old='; style-src 'self' 'sha256-old=';";

test('a policy allows the inline code of its page, each piece once, and no other', () => {
  const allowed = allowInline(policy, { scripts: ['start()', 'start()'], styles: ['p{}'] });
  expect(allowed).toBe(
    `default-src 'self'; script-src 'self' 'wasm-unsafe-eval' '${toCspHash('start()')}'; style-src 'self' '${toCspHash('p{}')}'`,
  );
});

test('a page without inline code allows none', () => {
  expect(allowInline(policy, { scripts: [], styles: [] })).not.toContain('sha256');
});
