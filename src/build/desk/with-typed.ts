import { join } from 'node:path';
import type { TypedEntry } from '../../core/desk.ts';
import { getDefinition, isCollectionName } from '../../content-model/collections.ts';
import type { SiteFileName } from '../../content-model/site-files.ts';
import { defaultLanguage, isLanguage, toFileName } from '../../i18n/languages.ts';
import type { Entry, EntryFile, Site } from '../content-check/context.ts';
import { isDraft, toPathTest } from '../content-check/site.ts';
import { readContentFile } from '../content/content-file.ts';
import { readBytes, type Changes } from './content-files.ts';
import type { Desk } from './desk.ts';
import { pathsOf } from './typed-files.ts';

/** The site as it would be with what is typed, without a file being written. */
export function withTyped(
  desk: Desk,
  typed: TypedEntry,
  changes: Changes,
): { site: Site; entry?: Entry | undefined } {
  const site = desk.getSite();
  const { collection, id } = typed;
  const contentOf = (path: string) => changes.get(path)?.toString();
  if (!isCollectionName(collection)) {
    const file = (name: SiteFileName) =>
      readContentFile(desk.root, `src/content/${name}.yaml`, contentOf(`${name}.yaml`));
    const [settingsFile, navigationFile] = [file('settings'), file('navigation')];
    const searchFile = file('search');
    const isPath = toPathTest(site.folders, settingsFile);
    return { site: { ...site, settingsFile, navigationFile, searchFile, isPath } };
  }
  const old = site.entries.find((one) => one.collection === collection && one.id === id);
  const files = pathsOf(typed).flatMap(({ path, language }): EntryFile[] => {
    const earlier = old?.files.find((one) => one.language === language);
    // Another program may have written the file a moment ago.
    const content = contentOf(path) ?? readBytes(desk.contentFolder, path)?.toString();
    if (content === undefined || content === earlier?.file.source || !isLanguage(language))
      return earlier ? [earlier] : [];
    return [{ language, file: readContentFile(desk.root, join('src/content', path), content) }];
  });
  const source = files.find(({ language }) => language === defaultLanguage)?.file;
  if (!source) return { site };
  const entry: Entry = {
    collection,
    definition: getDefinition(collection),
    id,
    folder: join(desk.contentFolder, collection, id),
    isDraft: isDraft(source),
    source,
    files,
    translations: files.filter(({ file }) => file !== source),
  };
  return {
    entry,
    site: {
      ...site,
      folders: old ? site.folders : withFolder(site.folders, entry),
      entries: [...site.entries.filter((one) => one !== old), entry],
      sources: new Map(site.sources).set(`${collection}/${id}`, source),
    },
  };
}

/** The folders of a site with one that is still to be written. */
const withFolder = (folders: Site['folders'], { collection, id, folder, files }: Entry) => ({
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
