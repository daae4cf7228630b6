import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeSite, notice, page } from './build/content-check/fixture.ts';

/** Runs the command in the folder of a site, and tells what it has printed. */
function run(root: string, ...args: string[]) {
  const child = spawn(resolve('node_modules/.bin/node'), [resolve('scripts/content.ts'), ...args], {
    cwd: root,
  });
  onTestFinished(() => {
    child.kill();
  });
  let text = '';
  const waiting = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part;
      for (const look of waiting) look();
    });
  }
  return {
    ended: once(child, 'close').then(([status]) => ({ status: status as number, text })),
    /** What is printed until a text is among it. */
    until: (wanted: string) =>
      new Promise<string>((found) => {
        const look = () => {
          if (!text.includes(wanted)) return;
          waiting.delete(look);
          const before = text;
          text = '';
          found(before);
        };
        waiting.add(look);
        look();
      }),
  };
}

const faulty = {
  'notices/closed/en.mdx': notice({ kind: 'news' }),
  'pages/sample/en.mdx': page('[There](/nowhere)\n'),
};

test('only what is wrong in the folder that is named is shown, in the language that is asked for', async () => {
  const { status, text } = await run(makeSite(faulty), '--hi', 'notices/closed').ended;
  expect(status).toBe(1);
  expect(text).toContain(
    'src/content/notices/closed/en.mdx, पंक्ति 4\n  kind: "news" इनमें से नहीं है: notice, circular',
  );
  expect(text).not.toContain('/nowhere');
});

test('an unknown option is told in a sentence', async () => {
  const { status, text } = await run(makeSite(), '--hindi').ended;
  expect(status).toBe(2);
  expect(text.trim().split('\n')).toEqual([expect.stringContaining('There is no option --hindi.')]);
});

test('a saved file is checked again', async () => {
  const root = makeSite({ 'notices/closed/en.mdx': notice() });
  const { until } = run(root, '--watch');
  expect(await until('Waiting for the next change')).toContain('0 to fix');
  writeFileSync(join(root, 'src/content/notices/closed/en.mdx'), notice({ kind: 'news' }));
  expect(await until('Waiting for the next change')).toContain(
    'kind: "news" is not one of: notice, circular',
  );
});
