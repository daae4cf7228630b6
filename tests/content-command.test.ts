import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { runContent } from '../src/build/report/run-content.ts';
import { makeSite, notice, page } from './build/content-check/fixture.ts';

/** Runs the command for the folder of a site, and tells what it has printed. */
async function run(root: string, ...args: string[]) {
  const printed = (['log', 'warn', 'error'] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation(() => undefined),
  );
  const status = await runContent(args, root);
  const text = printed.flatMap(({ mock }) => mock.calls.flat()).join('\n');
  vi.restoreAllMocks();
  return { status, text };
}

test('only what is wrong in the folder that is named is shown, in the language that is asked for', async () => {
  const root = makeSite({
    'notices/closed/en.mdx': notice({ kind: 'news' }),
    'pages/sample/en.mdx': page('[There](/nowhere)\n'),
  });
  const { status, text } = await run(root, '--hi', 'notices/closed');
  expect(status).toBe(1);
  expect(text).toContain(
    'src/content/notices/closed/en.mdx, पंक्ति 4\n  kind: "news" इनमें से नहीं है: notice, circular',
  );
  expect(text).not.toContain('/nowhere');
});

test('an unknown option is told in a sentence', async () => {
  const { status, text } = await run(makeSite(), '--hindi');
  expect(status).toBe(2);
  expect(text).toContain('There is no option --hindi.');
  expect(text).not.toContain('\n');
});

test('the command checks a saved file again', async () => {
  const root = makeSite({ 'notices/closed/en.mdx': notice() });
  const command = [resolve('scripts/content.ts'), '--watch'];
  const child = spawn(resolve('node_modules/.bin/node'), command, { cwd: root });
  onTestFinished(() => {
    child.kill();
  });
  let text = '';
  /** What is printed until the command waits for the next change. */
  const untilWaiting = async () => {
    while (!text.includes('Waiting for the next change'))
      text += String(await once(child.stdout, 'data'));
    const before = text;
    text = '';
    return before;
  };
  expect(await untilWaiting()).toContain('0 to fix');
  writeFileSync(join(root, 'src/content/notices/closed/en.mdx'), notice({ kind: 'news' }));
  expect(await untilWaiting()).toContain('1 to fix');
});
