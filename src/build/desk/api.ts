import { componentNames, getComponent } from '../../content-model/components.ts';
import { collectionNames } from '../../content-model/collections.ts';
import type {
  EntryPlace,
  DeskMessage,
  DeskOperation,
  DeskStart,
  OpenedEntry,
  TypedEntry,
} from '../../core/desk.ts';
import { toIndianDay } from '../../core/indian-day.ts';
import { editingTexts } from '../../i18n/editing.ts';
import type { Language } from '../../i18n/languages.ts';
import { removeHiddenCharacters } from '../content/characters.ts';
import { toLinkSite } from '../content-check/links/link-site.ts';
import { askFindings } from './ask-check.ts';
import { checkTyped, findDropped } from './check-typed.ts';
import { hashesOf } from './content-files.ts';
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
 * `DeskError`. Questions come from our own page only, which sends what their types say.
 */

/** What is open, if anything. */
interface Opened {
  open?: EntryPlace;
}

/** The same without characters that nobody sees and nobody misses. */
function withoutHidden<Value>(value: Value): Value {
  const toPlain = (_: string, inner: unknown) =>
    typeof inner === 'string' ? removeHiddenCharacters(inner) : inner;
  return JSON.parse(JSON.stringify(value, toPlain)) as Value;
}

const today = () => toIndianDay(new Date());

/** Answers the questions of the desk, by their name. */
export function createApi(desk: Desk): (name: string, body: object) => Promise<unknown> {
  const questions = {
    start: (_: object, language: Language) => toStart(desk, language),
    list: () => listEntries(desk.getSite(), today()),
    find: ({ query }: { query: string }) => findEntries(desk.getSite(), query),
    open: (place: EntryPlace, language: Language) => openEntry(desk, place, language),
    new: (place: EntryPlace & { title: string }, language: Language) =>
      openNew(desk, place, language),
    // In the language of the text that the link is for: the parts of a page are called by its
    // headings.
    parts: ({ path }: { path: string }, language: Language) =>
      toLinkSite(desk.getSite()).partsOf(path, language) ?? [],
    check: (body: TypedEntry, language: Language) => {
      const typed = withoutHidden(body);
      return checkTyped(desk, typed, toFiles(desk.contentFolder, typed), language);
    },
    save: (typed: TypedEntry, language: Language) => save(desk, withoutHidden(typed), language),
    linksTo: (place: EntryPlace, language: Language) => listLinksTo(desk, place, language),
    operate: (operation: DeskOperation, language: Language) => operate(desk, operation, language),
    undo: ({ open }: Opened) => desk.undo(open),
    lastChange: ({ open }: Opened) => desk.lastChange(open) ?? null,
    findings: (_: object, language: Language) => askFindings(desk, language),
    ...createPublishing(desk),
  };
  const answers: Record<string, (body: never, language: Language) => unknown> = questions;
  return async (name, body) => {
    if (!Object.hasOwn(answers, name)) throw new DeskError('badRequest', name);
    return answers[name]?.(body as never, (body as { language: Language }).language);
  };
}

function toStart(desk: Desk, language: Language): DeskStart {
  const site = desk.getSite();
  const { desk: words, componentGroups, componentPurposes } = editingTexts[language];
  const components = componentNames.map((name) => {
    const { group, text, attributes, inside, isOfOnePage = false, document } = getComponent(name);
    const schema = toFormSchema(attributes, { language, site });
    return {
      name,
      group: componentGroups[group],
      purpose: componentPurposes[name],
      inside,
      isOfOnePage,
      inSentence: typeof document === 'object' && ('value' in document || 'inline' in document),
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
  const now = hashesOf(
    desk.contentFolder,
    pathsOf(typed).map(({ path }) => path),
  );
  // An entry that somebody has removed is written again.
  const isThere = Object.values(now).some((hash) => hash !== null);
  const changed = Object.keys(now).find((path) => now[path] !== typed.hashes[path]);
  if (isThere && changed) throw new DeskError('changedOnDisk', changed);
  const changes = toFiles(desk.contentFolder, typed);
  const known = new Set(checkTyped(desk, typed, new Map(), language).map(nameOf));
  const messages = checkTyped(desk, typed, changes, language);
  const added = messages.filter(
    (message) => message.grade === 'stop' && !known.has(nameOf(message)),
  );
  if (added.length > 0) throw new DeskError('fault', '', messages);
  const { collection, id } = typed;
  const at = { collection, id };
  const dropped = findDropped(desk, typed, changes);
  desk.write(
    new Map([...changes, ...dropped.map((path) => [path, undefined] as const)]),
    { ...now, ...hashesOf(desk.contentFolder, dropped) },
    {
      kind: 'save',
      name: nameEntry(desk.getSite(), at, language),
      from: isThere ? at : undefined,
      to: at,
    },
  );
  return openEntry(desk, typed, language);
}

const nameOf = ({ file, field, text }: DeskMessage) => [file, ...field, text].join('|');
