import { parseArgs } from 'node:util';
import { editingTexts } from '../../i18n/editing.ts';
import { fill } from '../../i18n/fill.ts';
import { defaultLanguage, translationLanguages, type Language } from '../../i18n/languages.ts';
import { reportDays } from './report.ts';

/** What `npm run report` is asked to do. */
export interface ReportOptions {
  language: Language;
  /** How many days ahead it looks. */
  days: number;
  /** Whether each address on another site is asked whether it answers. */
  fetch: boolean;
  markdown: boolean;
}

/**
 * Reads what is written after `npm run report --`.
 *
 * @returns the options, or a sentence that says why they can’t be followed
 * @example readReportOptions(['--hi', '--days', '90'])
 */
export function readReportOptions(args: readonly string[]): ReportOptions | string {
  const switches: readonly string[] = [...translationLanguages, 'fetch', 'markdown'];
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    options: {
      ...Object.fromEntries(switches.map((name) => [name, { type: 'boolean' as const }])),
      days: { type: 'string' as const },
    },
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const language = translationLanguages.find((one) => values[one]) ?? defaultLanguage;
  const { phrases } = editingTexts[language];
  const unknown = tokens.find(
    (token) =>
      token.kind === 'option' &&
      token.name !== 'days' &&
      (!switches.includes(token.name) || token.value !== undefined),
  );
  const option = unknown?.kind === 'option' ? unknown.rawName : positionals[0];
  if (option !== undefined)
    return fill(phrases['command.noOption'], {
      option,
      options: [...switches, 'days'].map((name) => `--${name}`).join(', '),
    });
  const days = Number(values['days'] ?? reportDays);
  // A flag without a number is read as `true`.
  if (values['days'] === true || !Number.isInteger(days) || days < 1)
    return phrases['command.days'];
  return { language, days, fetch: values['fetch'] === true, markdown: values['markdown'] === true };
}
