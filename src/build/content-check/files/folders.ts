import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import {
  defaultLanguage,
  isLanguage,
  languages,
  sourceFileName,
  toFileName,
} from '../../../i18n/languages.ts';
import { isFolderPath, maxFolderLength } from '../../../core/folder-name.ts';
import type { MessageId } from '../../../i18n/editing.ts';
import type { Fault, Values } from '../fault.ts';
import { toTextName } from './list-files.ts';
import { toAddresses, type Folders } from '../site.ts';
import { defineRule } from '../rule.ts';

/**
 * Finds folders whose name can’t be an address, folders without a file, and two entries at one
 * address.
 */
function checkFolders(contentFolder: string, folders: Folders): Fault[] {
  const faults: Fault[] = [];
  const fault = (file: string, message: MessageId, values?: Values) =>
    faults.push({ file: `src/content/${file}`, line: 1, field: 'folder', message, values });
  for (const [collection, entries] of Object.entries(folders)) {
    for (const { id } of entries) {
      if (collection === 'pages' && isReserved(id))
        fault(`pages/${id}`, 'addressReserved', { address: `/${id}` });
      if (!isFolderPath(id))
        fault(`${collection}/${id}`, 'folderNotAddress', { most: maxFolderLength });
    }
    if (collection === 'pages' || !existsSync(join(contentFolder, collection))) continue;
    for (const entry of readdirSync(join(contentFolder, collection), { withFileTypes: true })) {
      if (
        entry.isDirectory() &&
        !entries.some(({ id }) => id === entry.name || id.startsWith(`${entry.name}/`)) &&
        !hasMisnamed(join(contentFolder, collection, entry.name))
      ) {
        fault(`${collection}/${entry.name}`, 'fileMissing');
      }
    }
  }
  for (const [address, owners] of toAddresses(folders)) {
    const [first, second] = owners;
    if (first && second) fault(second, 'addressTaken', { address, other: first });
  }
  return faults;
}

/** Pages that the site itself has, besides those of `src/content/pages`. */
const reserved = ['404', 'offline', 'search'];

/** Whether a page can’t have an address: the site has another one there, or a language might. */
function isReserved(id: string): boolean {
  const [first = ''] = id.split('/');
  return /^[a-z]{2}$/.test(first) || isLanguage(first) || reserved.includes(id);
}

/**
 * Whether a folder has a text of the default language under another name, which is told elsewhere.
 */
function hasMisnamed(folder: string): boolean {
  return readdirSync(folder).some(
    (name) => toTextName(name) === sourceFileName && name !== sourceFileName,
  );
}

/**
 * Finds entries without the file of the default language, and files of a language that the site has
 * not.
 */
function checkLanguages(root: string, folders: Folders): Fault[] {
  return Object.entries(folders).flatMap(([collection, entries]) =>
    entries.flatMap(({ id, folder, files }): Fault[] => {
      const missing = `src/content/${collection}/${id}`;
      if (!files[defaultLanguage])
        return hasMisnamed(folder)
          ? []
          : [{ file: missing, line: 1, field: sourceFileName, message: 'fileMissing' }];
      return Object.entries(files)
        .filter(([language]) => !isLanguage(language) && !toTextName(toFileName(language)))
        .map(([language, path]) => ({
          file: relative(root, path),
          line: 1,
          field: 'file name',
          message: 'languageUnknown',
          values: { language, languages: languages.join(', ') },
        }));
    }),
  );
}

export const folders = defineRule({
  of: 'site',
  says: ['addressReserved', 'folderNotAddress', 'addressTaken'],
  grade: 'stop',
  check: ({ contentFolder, folders }) => checkFolders(contentFolder, folders),
});

export const languageFiles = defineRule({
  of: 'site',
  says: ['fileMissing', 'languageUnknown'],
  grade: 'stop',
  check: ({ root, folders }) => checkLanguages(root, folders),
});
