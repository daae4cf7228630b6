import { logoName, siteFileNames } from '../../../content-model/site-files.ts';
import { collectionNames, isCollectionName } from '../../../content-model/collections.ts';
import { languages, sourceFileName, toFileName } from '../../../i18n/languages.ts';
import type { Site } from '../context.ts';
import type { Fault } from '../fault.ts';
import { listName } from '../redirects/published.ts';
import { listFiles, toTextName } from './list-files.ts';
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
function checkFiles({ contentFolder, folders }: Site): Fault[] {
  const { files, folders: allFolders } = listFiles(contentFolder);
  const known = (path: string) => isCollectionName(path.split('/')[0] ?? '');
  return [
    ...files.filter((path) => !path.includes('/')).flatMap(checkTop),
    ...allFolders
      .filter((path) => !path.includes('/') && !known(path))
      .map((path) =>
        toFault(path, 'folder', 'collectionUnknown', { names: collectionNames.join(', ') }),
      ),
    ...files.filter((path) => path.includes('/') && known(path)).flatMap(checkText),
    ...collectionNames
      .filter((collection) => collection !== 'pages')
      .flatMap((collection) =>
        folders[collection]
          .filter(({ id }) => id.includes('/'))
          .map(({ id }) => toInnerEntry(collection, id)),
      ),
  ];
}

/** Only the files of the site are outside of a collection. */
function checkTop(path: string): Fault[] {
  if (keptFiles.includes(path)) return [];
  const right = siteFiles.find((name) => path.toLowerCase().startsWith(name.replace('.yaml', '')));
  if (right) return [toFault(path, 'file name', 'fileMisnamed', { right })];
  return /\.mdx?$/i.test(path)
    ? [toFault(path, 'file name', 'textOutsideFolder', { right: `pages/…/${sourceFileName}` })]
    : [];
}

/** A text of an entry is in the folder of the entry, under the name of its language. */
function checkText(path: string): Fault[] {
  const [collection = ''] = path.split('/');
  const name = nameOf(path);
  const right = toTextName(name);
  const isText = /\.(?:mdx?|markdown)$/i.test(name);
  if (!isText && right === undefined) return [];
  if (parentOf(path) === collection)
    return [
      toFault(path, 'file name', 'textOutsideFolder', {
        right: `${collection}/…/${right ?? sourceFileName}`,
      }),
    ];
  // A language that the site has not is told elsewhere.
  if (name === right || (right === undefined && /^[a-z]{2,3}\.mdx$/.test(name))) return [];
  const names = languages.map(toFileName).join(', ');
  return [toFault(path, 'file name', 'fileMisnamed', { right: right ?? names })];
}

/** An entry inside an entry or another folder: only a page can have pages below it. */
const toInnerEntry = (collection: string, id: string) =>
  toFault(`${collection}/${id}`, 'folder', 'entryInsideFolder', {
    parent: parentOf(id),
    right: `${collection}/${nameOf(id)}`,
  });

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
    ...(['fileMisnamed', 'textOutsideFolder', 'collectionUnknown'] as const),
    'entryInsideFolder',
  ],
  grade: 'stop',
  check: checkFiles,
});
