import { expect, test } from 'vitest';
import { formatHeaders, createHeaderRules } from '../../../packages/hosting/files/headers.ts';
import { parseHeaders } from '../../../packages/hosting/server/rules.ts';

test('browsers are bound to https for long, and on all subdomains, on purpose only', () => {
  const read = (settings = {}) =>
    new Map(createHeaderRules(settings)[0]?.headers).get('Strict-Transport-Security');
  expect(read()).toBe('max-age=604800');
  expect(read({ hstsPreload: true })).toBe('max-age=63072000; includeSubDomains; preload');
});

/** The headers of each kind of address are in `tests/dist/hosts.test.ts`. */
test('the network reads all rules: at most 100 of them', () => {
  const rules = parseHeaders(formatHeaders(createHeaderRules()));
  expect(rules.length).toBeGreaterThan(1);
  expect(rules.length).toBeLessThanOrEqual(100);
});
