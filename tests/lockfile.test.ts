import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

interface LockedPackage {
  integrity?: string;
  link?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
}

const root = join(import.meta.dirname, '..');
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, LockedPackage>;
};

test('every package that is installed is checked against its hash; only optional binaries of other platforms may lack one', () => {
  const unchecked = Object.entries(packages).filter(
    ([path, { integrity, link }]) => path !== '' && !link && !integrity?.startsWith('sha512-'),
  );
  expect(
    unchecked
      .filter(([, { optional, os, cpu }]) => !optional || !(os ?? cpu))
      .map(([path]) => path),
  ).toEqual([]);
});
