import type { EntryLocation, OpenedEntry } from '../protocol/desk.ts';
import { isCollectionName } from '@federation/content-model/collections';
import { sourceFileName, toFileName, translationLanguages } from '@federation/i18n/languages';
import { readMdx } from '@federation/content-model/files/content-file';
import { readBytes } from './content-files.ts';
import type { Desk } from './desk.ts';
import { showFile, tryGit } from './git.ts';

/**
 * The fields and the text of the default language as they were when a translation was last changed.
 * Later changes are to be translated again. Without a history, returns the current ones.
 */
export async function readTranslated(
  { root, contentFolder }: Desk,
  { collection, id }: EntryLocation,
): Promise<OpenedEntry['translated']> {
  if (!isCollectionName(collection)) return { fields: {}, text: '' };
  const original = `${collection}/${id}/${sourceFileName}`;
  const translations = translationLanguages.map(
    (language) => `src/content/${collection}/${id}/${toFileName(language)}`,
  );
  // A translation that is not published yet is one of today.
  const commit = (await tryGit(root, 'status', '--porcelain', '--', ...translations))
    ? ''
    : await tryGit(root, 'log', '-1', '--format=%H', '--', ...translations);
  const earlier = commit ? await showFile(root, commit, original) : undefined;
  const source = earlier ?? readBytes(contentFolder, original)?.toString() ?? '';
  const { data, text } = readMdx(source);
  return { fields: data, text: text.source.trim() };
}
