import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { editingTexts } from '../../i18n/editing.ts';
import { fill } from '../../i18n/fill.ts';
import { defaultLanguage, translationLanguages, type Language } from '../../i18n/languages.ts';
import { reportDays } from '../report/section.ts';

/** What `npm run content` is asked to do. */
export interface ContentOptions {
  language: Language;
  /** Whether to check again whenever a file is saved. */
  watch: boolean;
  /** Whether to remove characters that nobody sees before anything is checked. */
  fix: boolean;
  /** Whether what is found is told to the Git host, too, which shows it at its lines. */
  annotate: boolean;
  /** Whether the addresses that were ever published are fetched from the site first. */
  addresses: boolean;
  /** Whether what the content needs next is told, too: reviews, translations, days, links, weights. */
  all: boolean;
  /** Whether each address on another site is asked whether it answers, for `all`. */
  fetch: boolean;
  /** How many days ahead `all` looks. */
  days: number;
  /** Whether it is printed in Markdown, for the summary of a run on GitHub. */
  markdown: boolean;
  /**
   * The file or folder whose findings are shown, as a path from the root of the project; all of
   * them when left out.
   */
  under?: string | undefined;
}

/** The options that are on or off, besides one for each language. */
const switches = ['fix', 'watch', 'annotate', 'addresses', 'all', 'fetch', 'markdown'] as const;

/**
 * Reads what is written after `npm run content --`.
 *
 * @returns the options, or a sentence that says why they can’t be followed
 * @example readOptions(['--hi', 'notices/office-closed'], process.cwd())
 */
export function readOptions(args: readonly string[], root: string): ContentOptions | string {
  const names: readonly string[] = [...translationLanguages, ...switches];
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    options: {
      ...Object.fromEntries(names.map((name) => [name, { type: 'boolean' as const }])),
      days: { type: 'string' },
    },
    strict: false,
    tokens: true,
  });
  const language = translationLanguages.find((one) => values[one]) ?? defaultLanguage;
  const { phrases } = editingTexts[language];
  const unknown = tokens.find(
    (token) =>
      token.kind === 'option' &&
      token.name !== 'days' &&
      (!names.includes(token.name) || token.value !== undefined),
  );
  if (unknown?.kind === 'option')
    return [
      fill(phrases['command.noOption'], {
        option: unknown.rawName,
        options: [...names, 'days'].map((name) => `--${name}`).join(', '),
      }),
      phrases['command.pathMayFollow'],
    ].join(' ');
  const days = Number(values.days ?? reportDays);
  // Without a number it is read as `true`.
  if (values.days === true || !Number.isInteger(days) || days < 1) return phrases['command.days'];
  const [path, second] = positionals;
  if (second !== undefined) return phrases['command.onePath'];
  const under = path === undefined ? undefined : findPath(path, root);
  if (path !== undefined && under === undefined) return fill(phrases['command.noPath'], { path });
  const isOn = (name: (typeof switches)[number]) => values[name] === true;
  return {
    language,
    watch: isOn('watch'),
    fix: isOn('fix'),
    annotate: isOn('annotate'),
    addresses: isOn('addresses'),
    all: isOn('all') || isOn('fetch'),
    fetch: isOn('fetch'),
    days,
    markdown: isOn('markdown'),
    under,
  };
}

/** A file or folder of the content, written from the root of the project or from `src/content`. */
function findPath(path: string, root: string): string | undefined {
  const content = join(root, 'src/content');
  const found = [resolve(root, path), resolve(content, path)].find(
    (one) => `${one}/`.startsWith(`${content}/`) && existsSync(one),
  );
  return found && relative(root, found);
}
