import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { makeSite } from './fixture.ts';

/** Runs a command in the folder of a site, and tells what it has printed, line by line. */
function run(script: string, root: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    resolve('node_modules/.bin/node'),
    [resolve(`scripts/${script}.ts`), ...args],
    { cwd: root, encoding: 'utf8' },
  );
  return { status, lines: `${stdout}${stderr}`.trim().split('\n') };
}

test.each([
  ['--help', 0],
  ['-h', 0],
  ['--notice', 2],
])('npm run new %s says how it is used, and writes nothing', (option, status) => {
  const root = makeSite();
  expect(run('new', root, option)).toEqual({
    status,
    lines: [expect.stringMatching(/npm run new -- notice .*pages, notices/)],
  });
  expect(existsSync(join(root, 'src/content/notices'))).toBe(false);
});
