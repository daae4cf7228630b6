import { expect, test, vi } from 'vitest';
import { runContent } from '../../packages/content-check/report/run-content.ts';
import { makeSite, notice, page } from './fixture.ts';

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

test('only faults in the named folder are shown, in the language that is asked for', async () => {
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

test('the command explains an unknown option', async () => {
  const { status, text } = await run(makeSite(), '--hindi');
  expect(status).toBe(2);
  expect(text).toContain('The options are --hi,');
  expect(text).not.toContain('\n');
});

test('in Markdown the faults are a list, and what people have written is no HTML', async () => {
  const root = makeSite({ 'notices/closed/en.mdx': notice({ kind: '"<img src=x>"' }) });
  const { status, text } = await run(root, '--markdown');
  expect(status).toBe(1);
  expect(text).toContain('## To correct\n\n- src/content/notices/closed/en.mdx:4: kind: ');
  expect(text).not.toMatch(/(?<!\\)<img/);
});

test('the tasks of the content follow its faults, in both languages', async () => {
  const root = makeSite({ 'notices/closed/en.mdx': notice({ draft: true }) });
  for (const [language, heading] of [
    ['en', 'What appears and leaves'],
    ['hi', 'क्या आएगा और क्या हटेगा'],
  ] as const) {
    const { status, text } = await run(root, '--all', ...(language === 'hi' ? ['--hi'] : []));
    expect(status).toBe(0);
    expect(text).toContain(`${heading}\n  src/content/notices/closed: `);
    expect(text).not.toMatch(/\{\w+\}|undefined/);
  }
});
