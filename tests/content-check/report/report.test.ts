import { expect, test } from 'vitest';
import { checkContent } from '../../../packages/content-check/check/check.ts';
import { readContent } from '../../../packages/content-check/rule/checked-content.ts';
import { createReport } from '../../../packages/content-check/report/report.ts';
import {
  makeSite,
  notice,
  noticeInHindi,
  page,
  pageInHindi,
  today,
  type Files,
} from '../fixture.ts';

/** The lines of a section of the report on a small site. */
function report(
  title: string,
  files: Files,
  answers: ReadonlyMap<string, number | undefined> = new Map(),
) {
  const root = makeSite(files);
  const content = readContent(root, today);
  const check = checkContent(root, today);
  const section = createReport({ content, check, answers, language: 'en' }).find(
    (one) => one.title === title,
  );
  return section?.rows.map(({ place: where, note }) => [where, note]);
}

const withNotice = (fields: Record<string, unknown>, others: Files = {}): Files => ({
  'notices/closed/en.mdx': notice(fields),
  'notices/closed/hi.mdx': noticeInHindi(),
  ...others,
});

const place = 'src/content/notices/closed';
const calendar = (fields: Record<string, unknown>) =>
  report('What appears and leaves', withNotice(fields));

test('the report names entries that appear within 60 days with their day, and no later ones', () => {
  expect(calendar({ publishFrom: '2027-01-21' })).toEqual([[place, 'appears on 21 January 2027']]);
  expect(calendar({ publishFrom: '2027-01-22' })).toEqual([]);
});

test('the report names expiring entries until their last day, and drafts always', () => {
  expect(calendar({ expiresOn: today })).toEqual([[place, 'leaves after 22 November 2026']]);
  expect(calendar({ expiresOn: '2026-11-21' })).toEqual([]);
  expect(calendar({ draft: true, expiresOn: today })).toEqual([[place, 'draft']]);
});

test('the report names reviews that are overdue or near', () => {
  const files = {
    'pages/sample/en.mdx': page('', { reviewBy: '2026-11-21' }),
    'pages/sample/hi.mdx': pageInHindi(),
    ...withNotice({ reviewBy: '2026-12-01' }),
    'pages/later/en.mdx': page('', { reviewBy: '2027-12-01' }),
  };
  expect(report('Reviews', files)).toEqual([
    ['src/content/pages/sample/en.mdx:4', 'overdue since 21 November 2026'],
    ['src/content/notices/closed/en.mdx:6', 'due by 1 December 2026'],
  ]);
});

test('the report names a missing translation', () => {
  const files = withNotice({}, { 'notices/closed/hi.mdx': undefined });
  expect(report('Translations', files)).toEqual([[place, 'no text in हिन्दी']]);
});

test('links to other sites are listed once, with every file that names them; one that does not answer comes first', () => {
  const address = 'https://a.example/one';
  const files = withNotice(
    { link: 'https://b.example' },
    {
      'pages/sample/en.mdx': page(`[One](${address})\n`, { draft: true }),
      'pages/sample/hi.mdx': pageInHindi(`[एक](${address})\n`),
    },
  );
  const ours = (answers?: ReadonlyMap<string, number | undefined>) =>
    report('Links to other sites', files, answers)?.filter(([where = '']) =>
      /\/[ab]\.example/.test(where),
    );
  expect(ours()).toEqual([
    [address, 'src/content/pages/sample/en.mdx, src/content/pages/sample/hi.mdx'],
    ['https://b.example', 'src/content/notices/closed/en.mdx'],
  ]);
  const answers = new Map([
    [address, 200],
    ['https://b.example', undefined],
  ]);
  expect(ours(answers)?.[0]).toEqual([
    'https://b.example',
    'does not answer, src/content/notices/closed/en.mdx',
  ]);
});

test('a file that no field names is listed; one for a language belongs to the one without', () => {
  const files = withNotice(
    { document: './form.pdf' },
    {
      'notices/closed/form.pdf': '%PDF-1',
      'notices/closed/form.hi.pdf': '%PDF-1',
      'notices/closed/old.jpg': 'x'.repeat(3000),
      'notices/closed/.DS_Store': 'x',
    },
  );
  expect(report('Files that nothing refers to', files)).toEqual([[`${place}/old.jpg`, '']]);
  expect(report('Largest files', files)?.[0]).toEqual([`${place}/old.jpg`, '3 kB']);
});

test('demonstration records are listed', () => {
  expect(report('Demonstration records', withNotice({ demonstration: true }))).toEqual([
    [place, ''],
  ]);
});
