import { expect, test } from 'vitest';
import { formatHeaders, toHeaderRules } from '../../../src/build/hosting/headers.ts';
import { parseHeaders } from '../../../src/build/serve/rules.ts';

/** The headers of each kind of address are in `tests/dist/hosts.test.ts`. */
test('the network reads all rules: at most 100 of them', () => {
  const rules = parseHeaders(formatHeaders(toHeaderRules()));
  expect(rules.length).toBeGreaterThan(1);
  expect(rules.length).toBeLessThanOrEqual(100);
});
