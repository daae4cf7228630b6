import { expect, test } from 'vitest';
import { toCspHash } from '../../src/build/csp-hash.ts';

test('the hash of an inline script is the one that browsers compute', () => {
  // The example of the Content Security Policy specification, level 3, section 8.3.
  expect(toCspHash("alert('Hello, world.');")).toBe('sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=');
});

test('text that is not ASCII is hashed as UTF-8', () => {
  expect(toCspHash('खोज')).not.toBe(toCspHash('???'));
});
