import type { EntryLocation } from '../protocol/desk.ts';
import { toFileName } from '@federation/i18n/languages';
import { toPathOf } from '@federation/content-model/collections/paths';
import { readBytes, readContentText } from './content-files.ts';
import type { Desk } from './desk.ts';
import { filesOf, type OperationResult } from './entry-files.ts';
import { orderOf } from './entry-form.ts';
import { redirectAddress, type KnownLocation } from './change-redirects.ts';
import { linkTo, referencesTo } from './links-to.ts';
import { patchMdx, readFields, readYaml } from '@federation/content-model/files/mdx-parts';
import { patchYaml } from '@federation/content-model/files/patch-yaml';

/**
 * Everything that names the entry by its folder or links to it names the new one, and its old
 * address leads to the new one.
 */
export function renameEntry(
  desk: Desk,
  { collection, id }: KnownLocation,
  newId: string,
): OperationResult {
  const changes: OperationResult['changes'] = new Map();
  const [from, to] = [id, newId].map((one) => toPathOf({ collection, id: one }));
  const relink = (text: string) =>
    from && to && from !== '/' ? text.replace(linkTo(from), to) : text;
  const toText = (path: string) => readContentText(desk.contentFolder, path) ?? '';
  const isRenamed = (entry: EntryLocation) => entry.collection === collection && entry.id === id;

  for (const path of filesOf(desk, { collection, id })) {
    const content = path.endsWith('.mdx')
      ? relink(toText(path))
      : readBytes(desk.contentFolder, path);
    changes
      .set(path, undefined)
      .set(path.replace(`${collection}/${id}/`, `${collection}/${newId}/`), content);
  }
  for (const entry of desk.getContent().entries.filter((one) => !isRenamed(one))) {
    const data = entry.source.data;
    const naming = referencesTo(collection, entry.collection).filter((field) => data[field] === id);
    for (const { language, file } of entry.files) {
      const path = `${entry.collection}/${entry.id}/${toFileName(language)}`;
      const source = toText(path);
      const fields = {
        ...readFields(source),
        ...Object.fromEntries(naming.map((field) => [field, newId])),
      };
      const isNaming = naming.length > 0 && file === entry.source;
      const renamed = relink(
        isNaming ? patchMdx(source, fields, orderOf(entry.collection)) : source,
      );
      if (renamed !== source) changes.set(path, renamed);
    }
  }
  if (collection === 'pages') {
    const source = toText('navigation.yaml');
    const toRenamed = (key: string, value: unknown): unknown =>
      key === 'page' && value === id ? newId : value;
    const menus = JSON.parse(JSON.stringify(readYaml(source)), toRenamed) as object;
    const renamed = patchYaml(source, menus);
    if (renamed !== source) changes.set('navigation.yaml', renamed);
  }
  const answers = toText('search.yaml');
  if (relink(answers) !== answers) changes.set('search.yaml', relink(answers));
  return {
    changes: redirectAddress(desk, changes, { collection, id }, { ...(to && { to }) }),
    location: { collection, id: newId },
  };
}
