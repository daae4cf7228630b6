import { defaultLanguage, isLanguage, sourceFileName } from '@federation/i18n/languages';
import { isFolderPath, maxFolderLength } from '@federation/base/folder-name';
import { faultOfPath } from '../../rule/fault.ts';
import { listAddresses } from '../../rule/site.ts';
import { defineRule } from '../../rule/rule.ts';

/** Pages that the site itself has, besides those of `src/content/pages`. */
const reserved = ['404', 'offline', 'search'];

/** Covers addresses of other parts of the site, and those that a language might need. */
function isReserved(id: string): boolean {
  const [first = ''] = id.split('/');
  return /^[a-z]{2}$/.test(first) || isLanguage(first) || reserved.includes(id);
}

/** Only a page can have pages below it. */
const isAddress = (collection: string, id: string) =>
  isFolderPath(id) && (collection === 'pages' || !id.includes('/'));

/**
 * Finds folders whose name can’t be an address, entries without the file of the default language,
 * and two entries at one address.
 */
export const folders = defineRule({
  of: 'site',
  says: ['addressReserved', 'folderNotAddress', 'addressTaken', 'fileMissing'],
  stage: 'files',
  check: ({ folders: all }) => [
    ...Object.entries(all).flatMap(([collection, entries]) =>
      entries.flatMap(({ id, files }) => {
        const folder = `${collection}/${id}`;
        return [
          ...(collection === 'pages' && isReserved(id)
            ? [faultOfPath(folder, 'folder', 'addressReserved', { address: `/${id}` })]
            : []),
          ...(isAddress(collection, id)
            ? []
            : [faultOfPath(folder, 'folder', 'folderNotAddress', { most: maxFolderLength })]),
          ...(files[defaultLanguage] ? [] : [faultOfPath(folder, sourceFileName, 'fileMissing')]),
        ];
      }),
    ),
    ...[...listAddresses(all)].flatMap(([address, [first, second]]) =>
      first && second
        ? [faultOfPath(second, 'folder', 'addressTaken', { address, other: first })]
        : [],
    ),
  ],
});
