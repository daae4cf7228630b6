import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

interface LockedPackage {
  integrity?: string;
  link?: boolean;
  optional?: boolean;
  os?: string[];
}

const root = join(import.meta.dirname, '..');
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, LockedPackage>;
};

/** No computer has this system, so npm never installs the package. */
const isNeverInstalled = ({ optional, os }: LockedPackage) =>
  optional === true && os?.join() === 'unknown';

test('every package that can be installed, on any system, is checked against its hash', () => {
  const unchecked = Object.entries(packages).filter(
    ([path, entry]) =>
      path !== '' &&
      !entry.link &&
      !entry.integrity?.startsWith('sha512-') &&
      !isNeverInstalled(entry),
  );
  expect(unchecked.map(([path]) => path)).toEqual([]);
});

test('every package that the project asks for is pinned to one version', () => {
  const { dependencies, devDependencies, optionalDependencies, overrides } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  ) as Record<string, Record<string, string>>;
  const asked = { ...dependencies, ...devDependencies, ...optionalDependencies, ...overrides };
  expect(Object.keys(asked).length).toBeGreaterThan(20);
  expect(Object.entries(asked).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual(
    [],
  );
});
