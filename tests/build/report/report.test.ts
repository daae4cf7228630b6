import { expect, test } from 'vitest';
import { toMarkdown, toText } from '../../../src/build/report/print.ts';
import { createReport } from '../../../src/build/report/report.ts';
import type { Section } from '../../../src/build/report/section.ts';
import { editingTexts } from '../../../src/i18n/editing.ts';
import {
  makeSite,
  notice,
  noticeInHindi,
  page,
  pageInHindi,
  type Files,
} from '../content-check/fixture.ts';

const today = '2026-11-22';

/** The sections of the report on a small site, by their ids. */
function report(
  files: Files,
  options: { days?: number; answers?: ReadonlyMap<string, number | undefined> } = {},
) {
  const sections = createReport(makeSite(files), { language: 'en', today, ...options });
  return Object.fromEntries(sections.map((section) => [section.id, section])) as Record<
    string,
    Section
  >;
}

const withNotice = (fields: Record<string, unknown>, others: Files = {}): Files => ({
  'notices/closed/en.mdx': notice(fields),
  'notices/closed/hi.mdx': noticeInHindi(),
  ...others,
});

const place = 'src/content/notices/closed';
const rowsOf = (section: Section | undefined) =>
  section?.rows.map(({ place: where, note }) => [where, note]);
const countsOf = (section: Section | undefined) =>
  Object.fromEntries((section?.bars ?? []).map(({ label, count }) => [label, count]));

test('what appears within 60 days is named with its day, what appears later is not', () => {
  expect(rowsOf(report(withNotice({ publishFrom: '2027-01-21' }))['calendar'])).toEqual([
    [place, 'appears on 21 January 2027'],
  ]);
  expect(rowsOf(report(withNotice({ publishFrom: '2027-01-22' }))['calendar'])).toEqual([]);
  expect(
    rowsOf(report(withNotice({ publishFrom: '2027-01-22' }), { days: 61 })['calendar']),
  ).toHaveLength(1);
});

test('what leaves is named until its last day, and drafts always', () => {
  expect(rowsOf(report(withNotice({ expiresOn: today }))['calendar'])).toEqual([
    [place, 'leaves after 22 November 2026'],
  ]);
  expect(rowsOf(report(withNotice({ expiresOn: '2026-11-21' }))['calendar'])).toEqual([]);
  expect(rowsOf(report(withNotice({ draft: true, expiresOn: today }))['calendar'])).toEqual([
    [place, 'draft'],
  ]);
});

test('reviews are overdue, near or later', () => {
  const { reviews } = report({
    'pages/sample/en.mdx': page('', { reviewBy: '2026-11-21' }),
    'pages/sample/hi.mdx': pageInHindi(),
    ...withNotice({ reviewBy: '2026-12-01' }),
  });
  expect(rowsOf(reviews)).toEqual([
    ['src/content/pages/sample/en.mdx:4', 'overdue since 21 November 2026'],
    ['src/content/notices/closed/en.mdx:6', 'due by 1 December 2026'],
  ]);
  expect(countsOf(reviews)).toEqual({ Overdue: 1, 'Within 60 days': 1, Later: 0 });
});

test('a missing translation is named', () => {
  const { translations } = report(withNotice({}, { 'notices/closed/hi.mdx': undefined }));
  expect(rowsOf(translations)).toEqual([[place, 'no text in हिन्दी']]);
  expect(countsOf(translations)).toMatchObject({ 'Up to date': 1, Missing: 1 });
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
  const ours = (section: Section | undefined) =>
    rowsOf(section)?.filter(([where = '']) => /\/[ab]\.example/.test(where));
  expect(ours(report(files)['links'])).toEqual([
    [address, 'src/content/pages/sample/en.mdx, src/content/pages/sample/hi.mdx'],
    ['https://b.example', 'src/content/notices/closed/en.mdx'],
  ]);
  const answers = new Map([
    [address, 200],
    ['https://b.example', undefined],
  ]);
  expect(rowsOf(report(files, { answers })['links'])?.[0]).toEqual([
    'https://b.example',
    'does not answer, src/content/notices/closed/en.mdx',
  ]);
});

test('a file that no text names is listed; one for a language belongs to the one without', () => {
  const { unused, weights } = report(
    withNotice(
      { document: './form.pdf' },
      {
        'notices/closed/form.pdf': '%PDF-1',
        'notices/closed/form.hi.pdf': '%PDF-1',
        'notices/closed/old.jpg': 'x'.repeat(3000),
        'notices/closed/.DS_Store': 'x',
      },
    ),
  );
  expect(rowsOf(unused)).toEqual([[`${place}/old.jpg`, '']]);
  expect(countsOf(weights)).toMatchObject({ Pictures: 3 });
  expect(rowsOf(weights)?.[0]).toEqual([`${place}/old.jpg`, '3 kB']);
});

test('demonstration records are listed', () => {
  expect(rowsOf(report(withNotice({ demonstration: true }))['demonstration'])).toEqual([
    [place, ''],
  ]);
});

test('the report is text for a terminal and Markdown for the nightly run, in both languages', () => {
  const root = makeSite(withNotice({ publishFrom: '2026-12-01' }));
  for (const language of ['en', 'hi'] as const) {
    const words = editingTexts[language].report;
    const sections = createReport(root, { language, today });
    for (const printed of [
      toText(sections, 'Title', words),
      toMarkdown(sections, 'Title', words),
    ]) {
      expect(printed).toContain(words.calendar);
      expect(printed).toContain(place);
      expect(printed).not.toMatch(/\{\w+\}|undefined/);
    }
  }
});
