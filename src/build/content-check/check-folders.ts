import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { defaultLanguage, isLanguage, languages } from '../../i18n/languages.ts';
import type { AnyFault as Fault } from './fault.ts';
import { toAddresses, type Folders } from './site.ts';

/** Finds folders whose name can’t be an address, folders without a file, and two entries at one address. */
export function checkFolders(contentFolder: string, folders: Folders): Fault[] {
  const faults: Fault[] = [];
  const fault = (file: string, problem: string, expected: string) =>
    faults.push({ file: `src/content/${file}`, line: 1, field: 'folder', problem, expected });
  for (const [collection, entries] of Object.entries(folders)) {
    for (const { id } of entries) {
      if (!/^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(id)) {
        fault(
          `${collection}/${id}`,
          'the name of the folder can’t be an address',
          'Lowercase letters, digits and hyphens, such as office-closed.',
        );
      }
    }
    if (collection === 'pages' || !existsSync(join(contentFolder, collection))) continue;
    for (const entry of readdirSync(join(contentFolder, collection), { withFileTypes: true })) {
      if (entry.isDirectory() && !entries.some(({ id }) => id === entry.name || id.startsWith(`${entry.name}/`))) {
        fault(`${collection}/${entry.name}`, 'there is no en.mdx in this folder', 'Every entry has an en.mdx, which has its facts.');
      }
    }
  }
  for (const [address, owners] of toAddresses(folders)) {
    const [first, second] = owners;
    if (first && second)
      fault(second, `its address ${address} is already used by ${first}`, 'A folder name that no other entry or page has.');
  }
  return faults;
}

/** Finds entries without the file of the default language, and files of a language that the site has not. */
export function checkLanguages(root: string, folders: Folders): Fault[] {
  return Object.entries(folders).flatMap(([collection, entries]) =>
    entries.flatMap(({ id, files }): Fault[] => {
      const missing = `src/content/${collection}/${id}`;
      if (!files[defaultLanguage])
        return [
          {
            file: missing,
            line: 1,
            field: `${defaultLanguage}.mdx`,
            problem: 'this file is missing',
            expected: `Every entry has an ${defaultLanguage}.mdx, which has its facts.`,
          },
        ];
      return Object.entries(files)
        .filter(([language]) => !isLanguage(language))
        .map(([language, path]) => ({
          file: relative(root, path),
          line: 1,
          field: 'file name',
          problem: `the site has no language ${language}`,
          expected: `One of: ${languages.join(', ')}.`,
        }));
    }),
  );
}
