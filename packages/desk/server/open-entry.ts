import {
  getDefinition,
  isCollectionName,
  type CollectionName,
} from '@federation/content-model/collections';
import { isSiteFile, createSiteSchema } from '@federation/content-model/site-files';
import type { EntryLocation, OpenedEntry, EditedEntry } from '../protocol/desk.ts';
import { toIndianDay } from '@federation/base/indian-day';
import type { Language } from '@federation/i18n/languages';
import {
  findEntry,
  type CheckedEntry,
  type CheckedContent,
} from '@federation/content-check/rule/checked-content';
import { readRedirects } from '@federation/content-check/rule/site';
import { toPathOf } from '@federation/content-model/collections/paths';
import { checkEdited } from './check-edited.ts';
import type { Changes } from './content-files.ts';
import type { Desk } from './desk.ts';
import { DeskError } from '../protocol/desk-error.ts';
import { filesOf } from './entry-files.ts';
import { createEntryFormSchema } from './entry-form-schema.ts';
import { createFormSchema } from './form-schema.ts';
import { formSources } from './form-sources.ts';
import { listComponents } from './list-components.ts';
import { statesOf } from './list-entries.ts';
import { createEarlierEdition } from '@federation/content-check/new-entry/earlier-edition';
import { createEntryForm } from './entry-form.ts';
import { createNewForm } from './new-entry.ts';
import { freeName } from './operations.ts';
import { readTranslated } from './read-translated.ts';
import { findPage } from './shown-on.ts';
import { pathsOf, readEntry, toFiles } from './edited-files.ts';

/** An entry, or the settings or menus, as they are in their files. */
export function openEntry(
  desk: Desk,
  location: EntryLocation,
  language: Language,
): Promise<OpenedEntry> {
  const read = readEntry(desk.contentFolder, location);
  return toOpened(desk, { ...location, ...read }, new Map(), language);
}

/** An entry that is written when it is saved. */
export function openNew(
  desk: Desk,
  { collection, id, title }: EntryLocation & { title: string },
  language: Language,
): Promise<OpenedEntry> {
  if (!isCollectionName(collection)) throw new DeskError('notFound', collection);
  const begun =
    collection === 'editions'
      ? beginEdition(desk, title)
      : { id, form: createNewForm(desk, collection, title), texts: {} };
  const paths = pathsOf({ collection, id: freeName(desk, collection, begun.id) });
  const hashes = Object.fromEntries(paths.map(({ path }) => [path, null]));
  const edited = { collection, ...begun, hashes };
  return toOpened(desk, edited, toFiles(desk.contentFolder, edited), language);
}

/** An earlier edition of the rule at a path. */
function beginEdition(desk: Desk, rule: string): Pick<EditedEntry, 'id' | 'form' | 'texts'> {
  const earlier = createEarlierEdition(desk.getContent(), rule, toIndianDay(new Date()));
  if (!earlier) throw new DeskError('noEdition', rule);
  const { id, fields, texts } = earlier;
  return { id, form: createEntryForm('editions', fields), texts };
}

async function toOpened(
  desk: Desk,
  edited: EditedEntry,
  changes: Changes,
  language: Language,
): Promise<OpenedEntry> {
  const { collection, id } = edited;
  const { format } = edited.form as { format?: unknown };
  const content = desk.getContent();
  const entry = findEntry(content, edited);
  const isEntry = isCollectionName(collection);
  return {
    ...edited,
    page: isEntry ? findPage(content, collection, id, edited.form) : '/',
    schema: isEntry
      ? createEntryFormSchema(collection, language, content)
      : createFormSchema(createSiteSchema(isSiteFile(id) ? id : 'settings', formSources), {
          language,
          content,
        }),
    files: (isEntry ? filesOf(desk, edited) : [])
      .map((path) => `./${path.slice(path.lastIndexOf('/') + 1)}`)
      .filter((name) => !name.endsWith('.mdx')),
    hasText: isEntry && isTextShown(content, collection),
    components: isEntry ? listComponents(collection, format === 'home') : [],
    publication: entry && findPublication(content, entry),
    states: entry ? statesOf(entry, toIndianDay(new Date())) : [],
    issues: checkEdited(desk, edited, changes, language),
    translated: await readTranslated(desk, edited),
  };
}

function findPublication(
  { settingsFile }: CheckedContent,
  entry: CheckedEntry,
): OpenedEntry['publication'] {
  const path = toPathOf(entry);
  // Without a first page there is no site.
  if (!path || path === '/') return undefined;
  if (!entry.isDraft) return 'published';
  return readRedirects(settingsFile).some(({ from }) => from === path) ? 'unpublished' : undefined;
}

/** True when the collection has pages, or another entry of it has a text. */
const isTextShown = ({ entries }: CheckedContent, collection: CollectionName) =>
  getDefinition(collection).pages !== undefined ||
  entries.some((one) => one.collection === collection && one.source.text.source.trim() !== '');
