import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findMissingBinaries } from '../../../../src/integrations/licences/missing-binaries.ts';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Parameters<typeof findMissingBinaries>[0];
};

/** Runs the check as a build on another kind of computer would. */
function check(platform: NodeJS.Platform, arch: string) {
  const pretend = `for (const [name, value] of Object.entries(${JSON.stringify({ platform, arch })})) Object.defineProperty(process, name, { value });`;
  return spawnSync(
    process.execPath,
    [
      `--import=data:text/javascript,${encodeURIComponent(pretend)}`,
      'scripts/setup/check-platform.ts',
    ],
    { encoding: 'utf8' },
  );
}

test('no binary is missing here and on the computers of the service', () => {
  expect(findMissingBinaries(packages, process)).toEqual([]);
  expect(findMissingBinaries(packages, { platform: 'linux', arch: 'x64' })).toEqual([]);
});

test('a package without a binary for a computer is named; one binary is enough', () => {
  const binary = { os: ['darwin'], cpu: ['arm64'] };
  const lock = {
    'node_modules/pagefind': { optionalDependencies: { mac: '1', windows: '1' } },
    'node_modules/@napi-rs/canvas': { optionalDependencies: { windows: '1' } },
    'node_modules/@myriaddreamin/typst-ts-node-compiler': { optionalDependencies: { mac: '1' } },
    'node_modules/mac': binary,
    'node_modules/windows': { os: ['unknown'], cpu: ['unknown'] },
  };
  expect(findMissingBinaries(lock, { platform: 'darwin', arch: 'arm64' })).toEqual([
    '@napi-rs/canvas',
  ]);
  expect(findMissingBinaries(lock, { platform: 'darwin', arch: 'x64' })).toHaveLength(3);
});

test('a build on a computer without binaries ends at its start, and says what to do', () => {
  expect(check('linux', 'x64').status).toBe(0);
  const { status, stderr } = check('aix', 'ppc64');
  expect(status).toBe(1);
  expect(stderr).toContain('The site can’t be built on aix ppc64: pagefind, @myriaddreamin/typst');
  expect(stderr).toContain('Build on Linux');
});
