import { expect, test } from 'vitest';
import { readReportOptions } from '../../../src/build/report/options.ts';
import { reportDays } from '../../../src/build/report/report.ts';
import { editingTexts } from '../../../src/i18n/editing.ts';

const { phrases } = editingTexts.en;

test('what the report is asked to do', () => {
  expect(readReportOptions([])).toEqual({
    language: 'en',
    days: reportDays,
    fetch: false,
    markdown: false,
  });
  expect(readReportOptions(['--hi', '--days', '90', '--fetch', '--markdown'])).toEqual({
    language: 'hi',
    days: 90,
    fetch: true,
    markdown: true,
  });
});

test.each([['--hindi'], ['--fetch=yes'], ['notices']])(
  'an option that there is not (%s) is told in a sentence',
  (option) => {
    const said = readReportOptions([option]);
    expect(said).toContain(option.replace('=yes', ''));
    expect(said).toContain('--markdown, --days');
  },
);

test.each([[['--days']], [['--days', 'soon']], [['--days', '0']], [['--days', '1.5']]])(
  'days that are not a number (%s) are told in a sentence',
  (args) => {
    expect(readReportOptions(args)).toBe(phrases['command.days']);
  },
);
