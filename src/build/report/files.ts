import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { formatSize } from '../../core/file-size.ts';
import { languages } from '../../i18n/languages.ts';
import { toCountBars, type ReportSource, type Section } from './section.ts';

/** The sections that are about files. Paths are from the root of the project, with slashes. */

/** How many of the largest files are named. */
const maxFiles = 15;

const pictures = /\.(avif|gif|jpe?g|png|svg|webp)$/i;

function findFiles(root: string, pattern: string): string[] {
  return globSync(pattern, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => statSync(join(root, path)).isFile())
    .sort();
}

/** What staff have put beside the entries: everything but texts and what systems leave behind. */
const findAttached = (root: string) =>
  findFiles(root, 'src/content/*/**/*').filter(
    (path) => !/\.mdx$|(^|\/)(\.DS_Store|Thumbs\.db|\.?~.*)$/i.test(path),
  );

/**
 * Files beside an entry that none of its texts names. A file for one language, such as
 * `form.hi.pdf`, belongs to `form.pdf`.
 */
export function listUnused({ root, words }: ReportSource): Section {
  const rows = findAttached(root).filter((path) => {
    const texts = findFiles(root, `${dirname(path)}/*.mdx`).map((file) =>
      readFileSync(join(root, file), 'utf8'),
    );
    const name = basename(path);
    const names = [
      name,
      ...languages.map((language) => name.replace(new RegExp(`\\.${language}(\\.\\w+)$`), '$1')),
    ];
    return !texts.some((text) => names.some((one) => text.includes(one)));
  });
  return {
    id: 'unused',
    title: words.unused,
    about: words.unusedAbout,
    bars: [],
    rows: rows.map((place) => ({ place, note: '' })),
  };
}

/**
 * The sizes of what staff have added and, when the site is built, of its pages as they are sent.
 */
export function listWeights({ root, language, words }: ReportSource): Section {
  const sized = (paths: readonly string[]) =>
    paths.map((path) => ({ path, bytes: statSync(join(root, path)).size }));
  const attached = sized(findAttached(root));
  const pages = sized(existsSync(join(root, 'dist')) ? findFiles(root, 'dist/**/*.html.br') : []);
  const inKilobytes = (files: typeof attached) =>
    Math.round(files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000);
  const largest = (files: typeof attached) =>
    [...files].sort((a, b) => b.bytes - a.bytes).slice(0, maxFiles);
  return {
    id: 'weights',
    title: words.weights,
    about: words.weightsAbout,
    bars: toCountBars([
      [words.pictures, inKilobytes(attached.filter(({ path }) => pictures.test(path)))],
      [words.documents, inKilobytes(attached.filter(({ path }) => !pictures.test(path)))],
      ...(pages.length > 0 ? ([[words.pages, inKilobytes(pages)]] as const) : []),
    ]),
    rows: [...largest(attached), ...largest(pages)].map(({ path, bytes }) => ({
      place: path,
      note: formatSize(bytes, language),
    })),
  };
}
