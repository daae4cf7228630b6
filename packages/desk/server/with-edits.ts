import { join } from 'node:path';
import type { EditedEntry } from '../protocol/desk.ts';
import { isCollectionName } from '@federation/content-model/collections';
import type { SiteFileName } from '@federation/content-model/site-files';
import { isLanguage, toFileName } from '@federation/i18n/languages';
import {
  findEntry,
  toCheckedEntry,
  type CheckedEntry,
  type EntryFile,
  type CheckedContent,
} from '@federation/content-check/rule/checked-content';
import { createPathTest } from '@federation/content-check/rule/site';
import { readContentFile } from '@federation/content-model/files/content-file';
import { readBytes, type Changes } from './content-files.ts';
import type { Desk } from './desk.ts';
import { pathsOf } from './edited-files.ts';

/** The site as it would be with what is typed, without a file being written. */
export function withEdits(
  desk: Desk,
  edited: EditedEntry,
  changes: Changes,
): { content: CheckedContent; entry?: CheckedEntry | undefined } {
  const content = desk.getContent();
  const { collection, id } = edited;
  const contentOf = (path: string) => changes.get(path)?.toString();
  if (!isCollectionName(collection)) {
    const file = (name: SiteFileName) =>
      readContentFile(desk.root, `src/content/${name}.yaml`, contentOf(`${name}.yaml`));
    const [settingsFile, navigationFile] = [file('settings'), file('navigation')];
    const searchFile = file('search');
    const isPath = createPathTest(content.folders, settingsFile);
    return { content: { ...content, settingsFile, navigationFile, searchFile, isPath } };
  }
  const old = findEntry(content, edited);
  const files = pathsOf(edited).flatMap(({ path, language }): EntryFile[] => {
    const earlier = old?.files.find((one) => one.language === language);
    // Another program may have written the file a moment ago.
    const content = contentOf(path) ?? readBytes(desk.contentFolder, path)?.toString();
    if (content === undefined || content === earlier?.file.source || !isLanguage(language))
      return earlier ? [earlier] : [];
    return [{ language, file: readContentFile(desk.root, join('src/content', path), content) }];
  });
  const folder = join(desk.contentFolder, collection, id);
  const entry = toCheckedEntry(collection, id, folder, files);
  if (!entry) return { content };
  return {
    entry,
    content: {
      ...content,
      folders: old ? content.folders : withFolder(content.folders, entry),
      entries: [...content.entries.filter((one) => one !== old), entry],
    },
  };
}

/** The folders of a site with one that is still to be written. */
const withFolder = (
  folders: CheckedContent['folders'],
  { collection, id, folder, files }: CheckedEntry,
) => ({
  ...folders,
  [collection]: [
    ...folders[collection].filter((one) => one.id !== id),
    {
      id,
      folder,
      files: Object.fromEntries(
        files.map(({ language }) => [language, join(folder, toFileName(language))]),
      ),
    },
  ],
});
