import { expect, test } from 'vitest';
import { toAnnotations, toSummary } from '../../../src/build/content-check/annotations.ts';
import { checkContent, type ContentReport } from '../../../src/build/content-check/check.ts';
import { makeSite, notice, today } from './fixture.ts';

const check = (changes: Record<string, unknown>) => {
  const root = makeSite({ 'notices/closed/en.mdx': notice(changes) });
  return checkContent(root, `${root}/src/content`, today);
};

test('a message stands at its file and line, in the form of the host, on one line', () => {
  const [error = ''] = toAnnotations(check({ kind: 'a: 100%' }), 'en');
  expect(error).toMatch(
    /^::error file=src\/content\/notices\/closed\/en\.mdx,line=\d+,title=\w+::./,
  );
  expect(error).not.toContain('\n');
  const [warning = ''] = toAnnotations(
    { ...check({}), remarks: check({ kind: 'x' }).faults },
    'hi',
  );
  expect(warning).toMatch(/^::warning file=/);
});

test('ten of a kind are shown at their lines, and all of them in the summary', () => {
  const [fault] = check({ kind: 'x' }).faults;
  if (!fault) throw new Error('The check finds nothing.');
  const many = Array.from({ length: 25 }, (_, index) => ({ ...fault, line: index + 1 }));
  const report: ContentReport = { ...check({}), faults: many, remarks: many };
  expect(toAnnotations(report, 'en')).toHaveLength(20);
  const rows = toSummary(report, 'en')
    .split('\n')
    .filter((line) => line.startsWith('- '));
  expect(rows).toHaveLength(50);
});

test('what people have written is neither a command of the host nor HTML', () => {
  const report = check({ kind: '"<img src=x>::set-output name=a::b"' });
  expect(toSummary(report, 'en')).not.toMatch(/(?<!\\)<img/);
  for (const line of toAnnotations(report, 'en')) expect(line).toMatch(/^::(error|warning) file=/);
});
