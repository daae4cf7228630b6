import { z } from 'astro/zod';
import { parse } from 'yaml';
import { getDefinition, type CollectionName } from '../../collections/index.ts';
import { toPathOf } from '../content-check/links/link-site.ts';
import { readContentFile } from './content-files.ts';
import type { Desk } from './desk.ts';
import { filesOf, type Outcome } from './entry-files.ts';
import { orderOf } from './entry-form.ts';
import { formSources } from './form-sources.ts';
import { leaveAddress } from './leave-address.ts';
import { patchMdx, readFields, splitMdx } from './mdx-parts.ts';
import { patchYaml } from './patch-yaml.ts';

/** Everything that names the entry by its folder names the new one, and its old address leads to the new one. */
export function renameEntry(desk: Desk, collection: CollectionName, id: string, newId: string): Outcome {
  const changes: Outcome['changes'] = new Map();
  for (const path of filesOf(desk, { collection, id })) {
    changes.set(path, undefined);
    changes.set(path.replace(`${collection}/${id}/`, `${collection}/${newId}/`), readContentFile(desk.contentFolder, path));
  }
  for (const entry of desk.getSite().entries) {
    const data = (entry.source.data ?? {}) as Record<string, unknown>;
    const naming = referencesTo(collection, entry.collection).filter((field) => data[field] === id);
    if (naming.length === 0) continue;
    const path = `${entry.collection}/${entry.id}/en.mdx`;
    const source = readContentFile(desk.contentFolder, path)?.toString() ?? '';
    const fields = { ...readFields(source), ...Object.fromEntries(naming.map((field) => [field, newId])) };
    changes.set(path, patchMdx(source, fields, orderOf(entry.collection), splitMdx(source).text));
  }
  if (collection === 'pages') {
    const source = readContentFile(desk.contentFolder, 'navigation.yaml')?.toString() ?? '';
    const toRenamed = (key: string, value: unknown): unknown => (key === 'page' && value === id ? newId : value);
    const menus = JSON.parse(JSON.stringify(parse(source, { schema: 'core' })), toRenamed) as object;
    const renamed = patchYaml(source, menus);
    if (renamed !== source) changes.set('navigation.yaml', renamed);
  }
  const to = toPathOf({ collection, id: newId });
  return { changes: leaveAddress(desk, changes, { collection, id }, { ...(to && { to }) }), place: { collection, id: newId } };
}

/** The facts of a collection that name an entry of another one. */
function referencesTo(collection: string, owner: CollectionName): string[] {
  const { properties = {} } = z.toJSONSchema(z.object(getDefinition(owner).facts(formSources)), { unrepresentable: 'any' });
  return Object.entries(properties).flatMap(([name, field]) =>
    typeof field === 'object' && field['reference'] === collection ? [name] : [],
  );
}
