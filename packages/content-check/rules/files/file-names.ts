import { logoName, siteFileNames } from '@federation/content-model/site-files';
import { collectionNames, isCollectionName } from '@federation/content-model/collections';
import { languages, toFileName } from '@federation/i18n/languages';
import { faultOfPath } from '../../rule/fault.ts';
import { listFiles } from '../../rule/list-files.ts';
import { defineRule } from '../../rule/rule.ts';

const textNames = languages.map(toFileName);

/** The site reads a text in the folder of an entry, under the name of its language. */
function isRead(path: string): boolean {
  const [collection = '', ...names] = path.split('/');
  return isCollectionName(collection) && names.length > 1 && textNames.includes(names.at(-1) ?? '');
}

/** Finds that the settings, the menus, the words of the search or the mark are missing. */
export const missingSiteFiles = defineRule({
  of: 'site',
  says: ['siteFileMissing'],
  stage: 'presence',
  check({ contentFolder }) {
    const files = listFiles(contentFolder);
    return [...siteFileNames.map((name) => `${name}.yaml`), logoName]
      .filter((name) => !files.includes(name))
      .map((name) => faultOfPath(name, 'file name', 'siteFileMissing'));
  },
});

/** Finds texts that are not where the site looks for them, or do not have the name of a language. */
export const fileNames = defineRule({
  of: 'site',
  says: ['fileMisplaced'],
  stage: 'files',
  check: ({ contentFolder }) =>
    listFiles(contentFolder)
      .filter((path) => /\.(?:mdx?|markdown)\b/i.test(path) && !isRead(path))
      .map((path) =>
        faultOfPath(path, 'file name', 'fileMisplaced', {
          names: textNames.join(', '),
          collections: collectionNames.join(', '),
        }),
      ),
});
