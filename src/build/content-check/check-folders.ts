import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { defaultLanguage, isLanguage, languages } from '../../i18n/languages.ts';
import type { MessageId } from '../../i18n/editing.ts';
import type { Fault, Values } from './fault.ts';
import { toAddresses, type Folders } from './site.ts';

/** Finds folders whose name can’t be an address, folders without a file, and two entries at one address. */
export function checkFolders(contentFolder: string, folders: Folders): Fault[] {
  const faults: Fault[] = [];
  const fault = (file: string, message: MessageId, values?: Values) =>
    faults.push({ file: `src/content/${file}`, line: 1, field: 'folder', message, values });
  for (const [collection, entries] of Object.entries(folders)) {
    for (const { id } of entries) {
      if (!/^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(id)) {
        fault(`${collection}/${id}`, 'folderNotAddress');
      }
    }
    if (collection === 'pages' || !existsSync(join(contentFolder, collection))) continue;
    for (const entry of readdirSync(join(contentFolder, collection), { withFileTypes: true })) {
      if (entry.isDirectory() && !entries.some(({ id }) => id === entry.name || id.startsWith(`${entry.name}/`))) {
        fault(`${collection}/${entry.name}`, 'folderWithoutEnglish');
      }
    }
  }
  for (const [address, owners] of toAddresses(folders)) {
    const [first, second] = owners;
    if (first && second) fault(second, 'addressTaken', { address, other: first });
  }
  return faults;
}

/** Finds entries without the file of the default language, and files of a language that the site has not. */
export function checkLanguages(root: string, folders: Folders): Fault[] {
  return Object.entries(folders).flatMap(([collection, entries]) =>
    entries.flatMap(({ id, files }): Fault[] => {
      const missing = `src/content/${collection}/${id}`;
      if (!files[defaultLanguage]) return [{ file: missing, line: 1, field: `${defaultLanguage}.mdx`, message: 'fileMissing' }];
      return Object.entries(files)
        .filter(([language]) => !isLanguage(language))
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
