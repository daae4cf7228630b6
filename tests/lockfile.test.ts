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
