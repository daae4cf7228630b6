import { stringify } from 'yaml';
import type { Conflicts } from '../protocol/publishing.ts';
import { editingTexts } from '@federation/i18n/editing';
import { fill } from '@federation/i18n/fill';
import { isLanguage, sourceFileName, toFileName, type Language } from '@federation/i18n/languages';
import { readContentFile } from '@federation/content-model/files/content-file';
import { git, isInCommit, showFile, tryGit } from './git.ts';
import { nameField, nameSiteFile, titleIn } from './names.ts';

/** Versions of an entry in the history, in the words of the desk. */

const folder = 'src/content';

/** The paths below `src/content` of what Git has listed. */
export const toContentPaths = (printed: string | undefined) =>
  (printed ?? '')
    .split('\0')
    .filter((path) => path.startsWith(`${folder}/`))
    .map((path) => path.slice(folder.length + 1));

/** The entry of a file below `src/content`, or the file of settings. */
export const entryPathOf = (path: string) =>
  path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : path;

/** The files of an entry in a commit, by their paths below `src/content`. */
export async function listVersion(
  root: string,
  commit: string,
  entryPath: string,
): Promise<string[]> {
  const path = `${folder}/${entryPath}`;
  return toContentPaths(
    await tryGit(root, 'ls-tree', '-r', '-z', '--name-only', commit, '--', path),
  );
}

/** The title of an entry in a commit, or its path. */
export async function nameVersion(
  root: string,
  commit: string,
  entryPath: string,
  language: Language,
): Promise<string> {
  const site = nameSiteFile(entryPath, language);
  if (site) return site;
  for (const path of [toFileName(language), sourceFileName].map((name) => `${entryPath}/${name}`)) {
    const source = await showFile(root, commit, path);
    const title = source && findTitle(path, source);
    if (title) return title;
  }
  return entryPath;
}

export const findTitle = (path: string, source: string) =>
  titleIn(readContentFile('', path, source).data);

/** The language of a file of an entry, if it is a text. */
export function languageOf(path: string): Language | undefined {
  const name = /([a-z]+)\.mdx$/.exec(path)?.[1];
  return isLanguage(name) ? name : undefined;
}

/** A file in a commit, with the labels of its fields; undefined for a missing file. */
export async function showVersion(
  root: string,
  commit: string,
  path: string,
  language: Language,
): Promise<string | undefined> {
  if (!/\.(mdx|yaml)$/.test(path)) {
    const size = await tryGit(root, 'cat-file', '-s', `${commit}:./${folder}/${path}`);
    const name = path.slice(path.lastIndexOf('/') + 1);
    return size && fill(editingTexts[language].desk['conflict.file'], { name, size });
  }
  const source = await showFile(root, commit, path);
  if (source === undefined || path.endsWith('.yaml')) return source;
  const { data, errors, text } = readContentFile(root, path, source);
  if (errors.length > 0) return source;
  const fields = Object.entries(data).map(
    ([name, value]) =>
      `${nameField(path, name, language)}: ${typeof value === 'object' ? `\n${stringify(value)}` : String(value)}`,
  );
  return [...fields, '', text.source.trim()].join('\n').trim();
}

/** Both versions of entries that two people have changed, as far as they differ. */
export async function showConflicts(
  root: string,
  upstream: string,
  entryPaths: readonly string[],
  language: Language,
): Promise<Conflicts> {
  const theirs = (await git(root, ['rev-parse', upstream])).trim();
  const toConflict = async (entryPath: string) => {
    const path = `${folder}/${entryPath}`;
    const args = ['diff', '--name-only', '--no-renames', '--relative', '-z', 'HEAD', theirs];
    const paths = toContentPaths(await git(root, [...args, '--', path]));
    const files = paths.map(async (file) => {
      const [mine, other] = await Promise.all([
        showVersion(root, 'HEAD', file, language),
        showVersion(root, theirs, file, language),
      ]);
      return { path: file, language: languageOf(file), mine, theirs: other };
    });
    const commit = (await isInCommit(root, 'HEAD', entryPath)) ? 'HEAD' : theirs;
    return {
      entryPath,
      title: await nameVersion(root, commit, entryPath, language),
      by: (await tryGit(root, 'log', '-1', '--format=%an', theirs, '--', path)) ?? '',
      files: await Promise.all(files),
    };
  };
  return { theirs, entries: await Promise.all(entryPaths.map(toConflict)) };
}
