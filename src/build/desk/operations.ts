import { readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import type { DeskOperation, EntryPlace } from '../../core/desk.ts';
import { toIndianDay } from '../../core/indian-day.ts';
import { getDefinition, isCollectionName, type CollectionName } from '../../collections/index.ts';
import { defaultLanguage } from '../../i18n/languages.ts';
import { toFolderName } from '../new-entry/name-entry.ts';
import { toNextNumber } from '../new-entry/next-number.ts';
import { writeEntry } from '../new-entry/write-entry.ts';
import { readContentFile } from './content-files.ts';
import type { Desk } from './desk.ts';
import { DeskError } from './desk-error.ts';
import { orderOf } from './entry-form.ts';
import { formSources } from './form-schema.ts';
import { patchMdx, readFields, splitMdx } from './mdx-parts.ts';
import { pageOf } from './list-entries.ts';
import { patchYaml } from './patch-yaml.ts';

/** What an operation changes, and where it leads. */
interface Outcome {
  changes: Map<string, string | Uint8Array | undefined>;
  place?: EntryPlace;
  /** The name of a file that was added, as a field names it. */
  attached?: string;
}

/**
 * The changes that an operation on a whole entry makes.
 *
 * @throws {DeskError} when there is no such entry, or another one has its place
 */
export function toChanges(desk: Desk, operation: DeskOperation): Outcome {
  const { collection, id } = operation;
  if (!isCollectionName(collection)) throw new DeskError('notFound', collection);
  switch (operation.kind) {
    case 'new':
      return createNew(desk, collection, freeName(desk, collection, id), operation.title);
    case 'copy':
      return copyTo(desk, collection, id, freeName(desk, collection, operation.newId));
    case 'rename':
      return renameTo(desk, collection, id, freeName(desk, collection, operation.newId));
    case 'remove': {
      const changes: Outcome['changes'] = new Map(filesOf(desk, { collection, id }).map((path) => [path, undefined]));
      return { changes: withRedirect(desk, changes, { collection, id }, operation.to ? { to: operation.to } : { gone: true }) };
    }
    case 'attach':
      return attach(desk, operation, Buffer.from(operation.content, 'base64'));
  }
}

function freeName(desk: Desk, collection: string, name: string): string {
  if (!/^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(name)) throw new DeskError('badPath', name);
  if (desk.getSite().entries.some((entry) => entry.collection === collection && entry.id === name)) throw new DeskError('exists', name);
  return name;
}

/** The files in the folder of an entry; those of entries below it are their own. */
export function filesOf({ contentFolder }: Desk, { collection, id }: EntryPlace): string[] {
  if (!readContentFile(contentFolder, `${collection}/${id}/en.mdx`)) throw new DeskError('notFound', `${collection}/${id}`);
  const found = readdirSync(join(contentFolder, collection, id), { withFileTypes: true });
  return found.filter((entry) => entry.isFile() && !entry.name.startsWith('.')).map(({ name }) => `${collection}/${id}/${name}`);
}

function createNew(desk: Desk, collection: CollectionName, id: string, title: string): Outcome {
  const { folders, entries } = desk.getSite();
  const numbers = entries.flatMap(({ source }) => numberOf(source.data) ?? []);
  const idsOf = (name: string) => (isCollectionName(name) ? folders[name].map((folder) => folder.id) : []);
  const files = writeEntry(collection, { title, today: toIndianDay(new Date()), idsOf, numbers });
  // A translation begins when somebody types it: examples in English are none.
  return { changes: new Map([[`${collection}/${id}/${defaultLanguage}.mdx`, files[defaultLanguage]]]), place: { collection, id } };
}

const numberOf = (data: unknown) => {
  const { number } = (data ?? {}) as { number?: unknown };
  return typeof number === 'string' ? number : undefined;
};

/** A copy is a draft of today with the next number; what else it says is for its writer to change. */
function copyTo(desk: Desk, collection: CollectionName, id: string, newId: string): Outcome {
  const numbers = desk.getSite().entries.flatMap(({ source }) => numberOf(source.data) ?? []);
  const today = toIndianDay(new Date());
  const changes: Outcome['changes'] = new Map();
  for (const path of filesOf(desk, { collection, id })) {
    const content = readContentFile(desk.contentFolder, path);
    const target = path.replace(`${collection}/${id}/`, `${collection}/${newId}/`);
    if (!path.endsWith('.mdx')) changes.set(target, content);
    else {
      const source = content?.toString() ?? '';
      const fields = readFields(source);
      const titled = ['title', 'name', 'label'].find((name) => typeof fields[name] === 'string') ?? 'title';
      const copied = {
        ...fields,
        ...(path.endsWith('/en.mdx') && { draft: true }),
        ...(typeof fields['number'] === 'string' && { number: toNextNumber(fields['number'], numbers, today.slice(0, 4)), date: today }),
        [titled]: `${String(fields[titled])} (2)`,
      };
      changes.set(target, patchMdx(source, copied, orderOf(collection), splitMdx(source).text));
    }
  }
  return { changes, place: { collection, id: newId } };
}

/** Everything that names the entry by its folder names the new one, and its old address leads to the new one. */
function renameTo(desk: Desk, collection: CollectionName, id: string, newId: string): Outcome {
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
  const to = pageOf(collection, newId);
  return { changes: withRedirect(desk, changes, { collection, id }, { ...(to && { to }) }), place: { collection, id: newId } };
}

/** The facts of a collection that name an entry of another one. */
function referencesTo(collection: string, owner: CollectionName): string[] {
  const { properties = {} } = z.toJSONSchema(z.object(getDefinition(owner).facts(formSources)), { unrepresentable: 'any' });
  return Object.entries(properties).flatMap(([name, field]) =>
    typeof field === 'object' && field['reference'] === collection ? [name] : [],
  );
}

/** What visitors find at the address of an entry that leaves it; a draft never had one. */
function withRedirect(
  desk: Desk,
  changes: Outcome['changes'],
  { collection, id }: EntryPlace,
  target: { to?: string; gone?: true },
): Outcome['changes'] {
  const from = pageOf(collection, id);
  const entry = desk.getSite().entries.find((one) => one.collection === collection && one.id === id);
  if (!from || !entry || entry.isDraft) return changes;
  const source = readContentFile(desk.contentFolder, 'settings.yaml')?.toString() ?? '';
  const data = parse(source, { schema: 'core' }) as { redirects?: { from: string; to?: string; gone?: boolean }[] };
  const earlier = (data.redirects ?? [])
    .filter((one) => one.from !== target.to)
    .map((one) => (one.to === from ? { from: one.from, ...target } : one));
  return changes.set('settings.yaml', patchYaml(source, { ...data, redirects: [...earlier, { from, ...target }] }));
}

/** What a file of a kind begins with, in hexadecimal digits (https://en.wikipedia.org/wiki/List_of_file_signatures). */
const signatures: Record<string, RegExp> = {
  '.pdf': /^25504446/,
  '.png': /^89504e47/,
  '.jpg': /^ffd8ff/,
  '.jpeg': /^ffd8ff/,
  '.gif': /^474946/,
  '.webp': /^52494646.{8}57454250/,
  '.avif': /^.{8}66747970/,
  '.svg': /^(efbbbf)?3c/,
};

function attach(desk: Desk, { collection, id, name }: EntryPlace & { name: string }, content: Buffer): Outcome {
  const ending = extname(name).toLowerCase();
  if (!signatures[ending]?.test(content.subarray(0, 16).toString('hex'))) throw new DeskError('badFile', name);
  const taken = filesOf(desk, { collection, id });
  const clean = toFolderName(name.slice(0, -ending.length)) || 'file';
  for (let count = 1; ; count += 1) {
    const attached = `${clean}${count > 1 ? `-${count}` : ''}${ending}`;
    const path = `${collection}/${id}/${attached}`;
    if (!taken.includes(path)) return { changes: new Map([[path, content]]), attached: `./${attached}` };
  }
}
