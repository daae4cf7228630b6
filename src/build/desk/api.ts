import { z } from 'astro/zod';
import { componentNames, getComponent } from '../../content-model/components.ts';
import { collectionNames } from '../../content-model/collections.ts';
import type {
  DeskMessage,
  DeskOperation,
  DeskStart,
  OpenedEntry,
  TypedEntry,
} from '../../core/desk.ts';
import { toIndianDay } from '../../core/indian-day.ts';
import { editingTexts } from '../../i18n/editing.ts';
import { languages, type Language } from '../../i18n/languages.ts';
import { removeHiddenCharacters } from '../content/characters.ts';
import { toLinkSite } from '../content-check/links/link-site.ts';
import { askFindings } from './ask-check.ts';
import { checkTyped, findDropped } from './check-typed.ts';
import { hashOf, readBytes } from './content-files.ts';
import type { Desk } from './desk.ts';
import { DeskError } from './desk-error.ts';
import { findEntries } from './find-entries.ts';
import { toFormSchema } from './form-schema.ts';
import { listLinksTo } from './links-to.ts';
import { listEntries } from './list-entries.ts';
import { nameCollection, nameEntry } from './names.ts';
import { operate } from './operate.ts';
import { openEntry, openNew } from './open-entry.ts';
import { createPublishing } from './publishing.ts';
import { pathsOf, toFiles } from './typed-files.ts';

/**
 * What the desk in the browser can ask for. Each answer is for one language; what is refused is a
 * `DeskError`.
 */

const place = z.object({ collection: z.string(), id: z.string() });
const typedEntry = place.extend({
  form: z.record(z.string(), z.unknown()),
  texts: z.partialRecord(z.enum(languages), z.string()),
  hashes: z.record(z.string(), z.string().nullable()),
});
/** The path of a page of the site. */
const sitePath = z.string().regex(/^\/[\w/-]*$/);
const operation = z.discriminatedUnion('kind', [
  place.extend({ kind: z.enum(['copy', 'rename']), newId: z.string() }),
  place.extend({ kind: z.literal('relink'), from: sitePath, to: sitePath }),
  place.extend({ kind: z.literal('remove'), to: z.string().optional() }),
  place.extend({ kind: z.literal('withdraw'), to: sitePath }),
  place.extend({ kind: z.literal('bringBack') }),
  place.extend({
    kind: z.literal('attach'),
    name: z.string(),
    content: z.base64(),
    replaces: z.string().optional(),
  }),
]);
/** What is open, if anything. */
const opened = z.object({ open: place.optional() });
const common = z.object({ language: z.enum(languages) });

/** The same without characters that nobody sees and nobody misses. */
function withoutHidden(value: unknown): unknown {
  if (typeof value === 'string') return removeHiddenCharacters(value);
  if (Array.isArray(value)) return value.map(withoutHidden);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withoutHidden(inner)]),
  );
}

const today = () => toIndianDay(new Date());

/** Answers the questions of the desk, by their name. */
export function createApi(desk: Desk): (name: string, body: unknown) => Promise<unknown> {
  const questions: Record<string, (body: unknown, language: Language) => unknown> = {
    start: (_, language) => toStart(desk, language),
    list: () => listEntries(desk.getSite(), today()),
    find: (body) => findEntries(desk.getSite(), z.object({ query: z.string() }).parse(body).query),
    open: (body, language) => openEntry(desk, place.parse(body), language),
    new: (body, language) =>
      openNew(desk, place.extend({ title: z.string() }).parse(body), language),
    // In the language of the text that the link is for: the parts of a page are called by its
    // headings.
    parts: (body, language) =>
      toLinkSite(desk.getSite()).partsOf(
        z.object({ path: z.string() }).parse(body).path,
        language,
      ) ?? [],
    check: (body, language) => {
      const typed: TypedEntry = typedEntry.parse(body);
      return checkTyped(desk, typed, toFiles(desk.contentFolder, typed), language);
    },
    clean: (body) => {
      const typed: TypedEntry = typedEntry.parse(body);
      const { form, texts } = withoutHidden(typed) as TypedEntry;
      return { form, texts };
    },
    save: (body, language) => save(desk, typedEntry.parse(body), language),
    linksTo: (body, language) => listLinksTo(desk, place.parse(body), language),
    operate: (body, language) => operate(desk, operation.parse(body) as DeskOperation, language),
    undo: (body) => desk.undo(opened.parse(body).open),
    lastChange: (body) => desk.lastChange(opened.parse(body).open) ?? null,
    findings: (_, language) => askFindings(desk, language),
    ...createPublishing(desk),
  };
  return async (name, body) => {
    const answer = Object.hasOwn(questions, name) ? questions[name] : undefined;
    const { success, data } = common.safeParse(body);
    if (!answer || !success) throw new DeskError('badRequest', name);
    try {
      return await answer(body, data.language);
    } catch (error) {
      throw error instanceof z.ZodError ? new DeskError('badRequest', error.message) : error;
    }
  };
}

function toStart(desk: Desk, language: Language): DeskStart {
  const site = desk.getSite();
  const { desk: words, componentGroups, componentPurposes } = editingTexts[language];
  const components = componentNames.map((name) => {
    const { group, text, attributes, inside, isOfOnePage = false } = getComponent(name);
    const schema = toFormSchema(attributes, { language, site });
    return {
      name,
      group: componentGroups[group],
      purpose: componentPurposes[name],
      inside,
      isOfOnePage,
      hasText: text !== undefined,
      schema,
    };
  });
  const collections = collectionNames.map((name) => ({
    name,
    title: nameCollection(name, language),
  }));
  return { words, collections, components };
}

/** What was wrong before may be saved; what would be wrong anew writes nothing. */
async function save(desk: Desk, typed: TypedEntry, language: Language): Promise<OpenedEntry> {
  const changed = pathsOf(typed).find(
    ({ path }) => hashOf(readBytes(desk.contentFolder, path)) !== typed.hashes[path],
  );
  if (changed) throw new DeskError('changedOnDisk', changed.path);
  const changes = toFiles(desk.contentFolder, typed);
  const known = new Set(checkTyped(desk, typed, new Map(), language).map(nameOf));
  const messages = checkTyped(desk, typed, changes, language);
  const added = messages.filter(
    (message) => message.grade === 'stop' && !known.has(nameOf(message)),
  );
  if (added.length > 0) throw new DeskError('fault', '', messages);
  const { collection, id } = typed;
  const at = { collection, id };
  const name = nameEntry(desk.getSite(), at, language);
  const dropped = findDropped(desk, typed, changes);
  const all = new Map([...changes, ...dropped.map((path) => [path, undefined] as const)]);
  const read = dropped.map((path) => [path, hashOf(readBytes(desk.contentFolder, path))] as const);
  desk.write(
    all,
    { ...typed.hashes, ...Object.fromEntries(read) },
    {
      kind: 'save',
      name,
      from: Object.values(typed.hashes).some((hash) => hash !== null) ? at : undefined,
      to: at,
    },
  );
  return openEntry(desk, typed, language);
}

const nameOf = ({ file, field, text }: DeskMessage) => [file, ...field, text].join('|');
