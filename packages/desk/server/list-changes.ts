import { isDeepStrictEqual } from 'node:util';
import type { DeskChange } from '../protocol/publishing.ts';
import { getFieldNames } from '@federation/content-model/collections/field-names';
import { isCollectionName } from '@federation/content-model/collections';
import { editingTexts } from '@federation/i18n/editing';
import { languageDetails, sourceFileName, type Language } from '@federation/i18n/languages';
import { listName } from '@federation/content-check/rules/redirects/published';
import { findEntry } from '@federation/content-check/rule/checked-content';
import { readContentFile, type ContentFile } from '@federation/content-model/files/content-file';
import { readBytes } from './content-files.ts';
import type { Desk } from './desk.ts';
import { showFile, tryGit } from './git.ts';
import { nameField, nameSiteFile, titleOf } from './names.ts';
import { findTitle, languageOf, entryPathOf, toContentPaths } from './versions.ts';

const folder = 'src/content';

/**
 * Describes the changes of the content that were not pushed.
 *
 * @param base the last commit that was sent
 */
export async function listChanges(
  { root, contentFolder, getContent }: Desk,
  base = 'HEAD',
  language: Language,
): Promise<DeskChange[]> {
  const entryPaths = Map.groupBy(await listChangedFiles(root, base), entryPathOf);
  const content = getContent();
  const now = (path: string) => readBytes(contentFolder, path)?.toString();
  const toChange = async ([entryPath, files]: [string, string[]]): Promise<DeskChange> => {
    const [collection = '', ...rest] = entryPath.split('/');
    const entry = findEntry(content, { collection, id: rest.join('/') });
    const main = entryPath.endsWith('.yaml') ? entryPath : `${entryPath}/${sourceFileName}`;
    const before = new Map(
      await Promise.all(
        [main, ...files].map(async (path) => [path, await showFile(root, base, path)] as const),
      ),
    );
    const earlier = before.get(main);
    const kind = earlier === undefined ? 'new' : now(main) === undefined ? 'removed' : 'changed';
    const named =
      nameSiteFile(entryPath, language) ??
      (entry && titleOf(entry.files, language)) ??
      findTitle(main, earlier ?? '');
    const describeFile = (path: string) => {
      if (!/\.(mdx|yaml)$/.test(path)) return [path.slice(path.lastIndexOf('/') + 1)];
      const [old, current] = [before.get(path), now(path)].map((text) =>
        readContentFile(root, path, text ?? ''),
      );
      return old && current ? describe(old, current, language) : [];
    };
    const fields = kind === 'changed' ? files.flatMap(describeFile) : [];
    return {
      title: named ?? entryPath,
      kind,
      fields: [...new Set(fields)],
      ...(entry && { collection, id: entry.id }),
    };
  };
  return Promise.all([...entryPaths].map(toChange));
}

/**
 * The files that are not what they were in a commit, by their paths below the folder of the
 * content.
 */
export async function listChangedFiles(root: string, base: string): Promise<string[]> {
  const changed = ['diff', '--name-only', '--no-renames', '--relative', '-z', base, '--', folder];
  const added = ['ls-files', '--others', '--exclude-standard', '-z', '--', folder];
  const printed = await Promise.all([changed, added].map((args) => tryGit(root, ...args)));
  return printed.flatMap(toContentPaths).filter((path) => path !== listName);
}

/** The names of what differs between two versions of a file. */
function describe(before: ContentFile, now: ContentFile, language: Language): string[] {
  const { path } = now;
  const of = languageOf(path);
  const suffix = of ? ` (${languageDetails[of].name})` : '';
  const names = Object.keys({ ...before.data, ...now.data }).filter(
    (name) => !isDeepStrictEqual(before.data[name], now.data[name]),
  );
  const [collection = ''] = path.split('/');
  // A fact is the same in every language.
  const isFact = (name: string) =>
    isCollectionName(collection) && getFieldNames(collection).facts.includes(name);
  const hasOtherText = before.text.source.trim() !== now.text.source.trim();
  return [
    ...names.map((name) => nameField(path, name, language) + (isFact(name) ? '' : suffix)),
    ...(hasOtherText ? [editingTexts[language].phrases['field.text'] + suffix] : []),
  ];
}
