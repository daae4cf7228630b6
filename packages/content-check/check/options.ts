import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { editingTexts } from '@federation/i18n/editing';
import { fill } from '@federation/i18n/fill';
import { defaultLanguage, translationLanguages, type Language } from '@federation/i18n/languages';

/** The switches, besides one option for each language. */
const switches = {
  /** Removes invisible characters before the check. */
  fix: { type: 'boolean', default: false },
  /** Fetches the list of published addresses from the site first. */
  addresses: { type: 'boolean', default: false },
  /** Reports what the content needs next, too: reviews, translations, days, links, weights. */
  all: { type: 'boolean', default: false },
  /** Requests each address on another site, for `all`. */
  fetch: { type: 'boolean', default: false },
  /** Prints Markdown, for the summary of a run on GitHub. */
  markdown: { type: 'boolean', default: false },
} as const;

/** The options of `npm run content`. */
export interface ContentOptions extends Record<keyof typeof switches, boolean> {
  language: Language;
  /**
   * The file or folder whose faults are shown, as a path from the root of the project; everything
   * when left out.
   */
  under?: string | undefined;
}

/**
 * Reads what is written after `npm run content --`.
 *
 * @returns the options, or a sentence that says why they can’t be followed
 * @example readOptions(['--hi', 'notices/office-closed'], process.cwd())
 */
export function readOptions(args: readonly string[], root: string): ContentOptions | string {
  const isLanguage = (arg: string) => translationLanguages.some((one) => arg === `--${one}`);
  const language = translationLanguages.find((one) => args.includes(`--${one}`)) ?? defaultLanguage;
  const { phrases } = editingTexts[language];
  const names = [...translationLanguages, ...Object.keys(switches)];
  const options = fill(phrases['command.options'], {
    options: names.map((name) => `--${name}`).join(', '),
  });
  try {
    const { values, positionals } = parseArgs({
      args: args.filter((arg) => !isLanguage(arg)),
      options: switches,
      allowPositionals: true,
    });
    const [path, second] = positionals;
    if (second !== undefined) return options;
    const under = path === undefined ? undefined : findPath(path, root);
    if (path !== undefined && under === undefined) return fill(phrases['command.noPath'], { path });
    return { ...values, all: values.all || values.fetch, language, under };
  } catch {
    return options;
  }
}

/** A file or folder of the content, written from the root of the project or from `src/content`. */
function findPath(path: string, root: string): string | undefined {
  const content = join(root, 'src/content');
  const found = [resolve(root, path), resolve(content, path)].find(
    (one) => `${one}/`.startsWith(`${content}/`) && existsSync(one),
  );
  return found && relative(root, found);
}
