import { logoName, siteFileNames } from '../../../content-model/site-files.ts';
import { collectionNames, isCollectionName } from '../../../content-model/collections.ts';
import { languages, sourceFileName, toFileName } from '../../../i18n/languages.ts';
import type { ContentFile } from '../../content/content-file.ts';
import { collectValues } from '../../content/values.ts';
import type { Site } from '../context.ts';
import type { Fault } from '../fault.ts';
import { listName } from '../redirects/published.ts';
import { listFiles, toTextName, type Listing } from './list-files.ts';
import { defineRule } from '../rule.ts';

/** Files of the site that people edit, and what the site keeps beside them. */
const siteFiles = siteFileNames.map((name) => `${name}.yaml`);
const keptFiles = [...siteFiles, logoName, listName];

const parentOf = (path: string) => path.split('/').slice(0, -1).join('/');
const nameOf = (path: string) => path.split('/').at(-1) ?? '';

const toFault = (
  path: string,
  field: 'folder' | 'file name',
  message: Fault['message'],
  values?: Fault['values'],
): Fault => ({
  file: `src/content/${path}`,
  line: 1,
  field,
  message,
  values,
});

/**
 * Finds files and folders that are not where the site looks for them, or do not have the name under
 * which it does.
 */
function checkFiles(site: Site): Fault[] {
  const listing = listFiles(site.contentFolder);
  const known = (path: string) => isCollectionName(path.split('/')[0] ?? '');
  return [
    ...checkTop(listing),
    ...listing.folders
      .filter((path) => !path.includes('/') && !known(path))
      .map(toUnknownCollection),
    ...listing.files
      .filter((path) => path.includes('/') && known(path))
      .flatMap((path) => checkFile(path, site)),
    ...findEmptyPages(listing),
    ...findInnerEntries(site),
  ];
}

/** Only the files of the site are outside of a collection. */
function checkTop({ files }: Listing): Fault[] {
  const top = files.filter((path) => !path.includes('/'));
  const isNear = (path: string, name: string) =>
    path.toLowerCase().startsWith(name.replace('.yaml', ''));
  return [
    ...top
      .filter((path) => !keptFiles.includes(path))
      .map((path) => {
        const right = siteFiles.find((name) => isNear(path, name));
        if (right) return toFault(path, 'file name', 'fileMisnamed', { right });
        return /\.mdx?$/i.test(path)
          ? toFault(path, 'file name', 'textOutsideFolder', { right: `pages/…/${sourceFileName}` })
          : toFault(path, 'file name', 'fileUnused');
      }),
  ];
}

function toUnknownCollection(path: string): Fault {
  const shared = (name: string) => [...name].findIndex((letter, index) => letter !== path[index]);
  const near = collectionNames
    .map((name) => ({ name, start: shared(name) < 0 ? name.length : shared(name) }))
    .sort((a, b) => b.start - a.start)[0];
  return near && near.start >= 3
    ? toFault(path, 'folder', 'collectionMisspelt', { right: near.name })
    : toFault(path, 'folder', 'collectionUnknown', { names: collectionNames.join(', ') });
}

function checkFile(path: string, { folders, entries }: Site): Fault[] {
  const [collection = ''] = path.split('/');
  const name = nameOf(path);
  const folder = parentOf(path);
  const right = toTextName(name);
  const isText = /\.(?:mdx?|markdown)$/i.test(name);
  if (folder === collection && (isText || right)) {
    const own = right
      ? '…'
      : name
          .replace(/\.\w+$/, '')
          .toLowerCase()
          .replaceAll(/[^a-z0-9]+/g, '-');
    return [
      toFault(path, 'file name', 'textOutsideFolder', {
        right: `${collection}/${own}/${right ?? sourceFileName}`,
      }),
    ];
  }
  if (right) return name === right ? [] : [toFault(path, 'file name', 'fileMisnamed', { right })];
  // A language that the site has not is told elsewhere.
  if (isText)
    return /^[a-z]{2,3}\.mdx$/.test(name)
      ? []
      : [
          toFault(path, 'file name', 'textUnexpected', {
            names: languages.map(toFileName).join(', '),
          }),
        ];
  const isEntry = (folders[collection as keyof typeof folders] ?? []).some(
    ({ id }) => `${collection}/${id}` === folder,
  );
  const entry = entries.find(({ collection: own, id }) => `${own}/${id}` === folder);
  // Where the fields can’t be read, nobody knows what they name.
  if (isEntry && (!entry || entry.files.some(({ file }) => file.errors.length > 0))) return [];
  const named = entry?.files.flatMap(({ file }) => collectNames(file.data)) ?? [];
  return named.some((one) => fits(one, name)) ? [] : [toFault(path, 'file name', 'fileUnused')];
}

/**
 * Whether a field names a file, or the file is the one for a language beside it: `report.hi.pdf`
 * for `report.pdf`.
 */
function fits(named: string, name: string): boolean {
  return (
    named === name ||
    languages.some((language) => named.replace(/(\.\w+)$/, `.${language}$1`) === name)
  );
}

/** Everything in some fields that is written like a file beside them. */
function collectNames(data: ContentFile['data']): string[] {
  return collectValues(data).flatMap(({ value }) =>
    typeof value === 'string' && value.startsWith('./') ? [value.slice(2)] : [],
  );
}

/** Folders among the pages that hold no page, and none below. */
function findEmptyPages({ files, folders }: Listing): Fault[] {
  return folders
    .filter(
      (folder) =>
        folder.startsWith('pages/') && !files.some((file) => file.startsWith(`${folder}/`)),
    )
    .filter((folder, _, empty) => !empty.includes(parentOf(folder)))
    .map((folder) => toFault(folder, 'folder', 'folderEmpty'));
}

/** Entries inside an entry or another folder; only a page can have pages below it. */
function findInnerEntries({ folders }: Site): Fault[] {
  return collectionNames
    .filter((collection) => collection !== 'pages')
    .flatMap((collection) => {
      const ids = folders[collection].map(({ id }) => id);
      return ids
        .filter((id) => id.includes('/'))
        .map((id) => {
          const parent = ids.find((one) => id.startsWith(`${one}/`));
          const values = { parent: parent ?? parentOf(id), right: `${collection}/${nameOf(id)}` };
          const message = parent === undefined ? 'entryInsideFolder' : 'entryInsideEntry';
          return toFault(`${collection}/${id}`, 'folder', message, values);
        });
    });
}

/** Finds that the settings, the menus, the words of the search or the mark are missing. */
export const missingSiteFiles = defineRule({
  of: 'site',
  says: ['siteFileMissing'],
  grade: 'stop',
  hides: 'file',
  check({ contentFolder }) {
    const { files } = listFiles(contentFolder);
    return [...siteFiles, logoName]
      .filter((name) => !files.includes(name))
      .map((name) => toFault(name, 'file name', 'siteFileMissing'));
  },
});

export const fileNames = defineRule({
  of: 'site',
  says: [
    'fileMisnamed',
    'textOutsideFolder',
    'fileUnused',
    'collectionMisspelt',
    'collectionUnknown',
    'textUnexpected',
    'folderEmpty',
    'entryInsideEntry',
    'entryInsideFolder',
  ],
  grade: 'stop',
  check: checkFiles,
});
