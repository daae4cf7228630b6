import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage, toFileName, type Language } from '@federation/i18n/languages';

/** The page with the privacy policy, which every notice beside a form belongs to. */
const policy = '/privacy';

const settings = 'src/content/settings.yaml';

/**
 * The version of the privacy notice beside a form, as `git show` prints it: the first twelve digits
 * of the Git ids of three texts. These are the page with the form and the privacy policy, both in
 * the language in which they are shown, and the settings, which say how long submissions are kept.
 *
 * @param path the page, such as `/contact`
 * @example toNoticeVersion('/contact', 'en') // '1f0c2a9b7d3e.8a44c05be917.0d3e5b7a9c1f'
 */
export function toNoticeVersion(path: string, language: Language): string {
  const texts = [path, policy].map((page) => readText(page, language));
  return [...texts, readFileSync(join(process.cwd(), settings))]
    .map((text) => toGitId(text).slice(0, 12))
    .join('.');
}

/** The text of a page; in the default language where it has no translation. */
function readText(path: string, language: Language): Buffer {
  const folder = join(process.cwd(), 'src/content/pages', path === '/' ? 'home' : path);
  const file = join(folder, toFileName(language));
  return readFileSync(existsSync(file) ? file : join(folder, toFileName(defaultLanguage)));
}

/** The name of a text in Git: the SHA-1 of its object. */
function toGitId(text: Buffer): string {
  return createHash('sha1').update(`blob ${text.length}\0`).update(text).digest('hex');
}
