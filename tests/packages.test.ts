import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allowedForTools, findRefused } from '../src/build/packages/licences.ts';
import { readSbom } from '../src/build/packages/sbom.ts';

test('the licence of every package is allowed', () => {
  const { components } = readSbom(join(import.meta.dirname, '..')).sbom;
  expect(components.length).toBeGreaterThan(0);
  expect(
    findRefused(components, allowedForTools),
    'Use another package, or add the licence to the list in src/build/packages/licences.ts if it asks nothing of us',
  ).toEqual([]);
});
