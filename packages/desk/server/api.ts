import { Hono } from 'hono';
import { componentNames, getComponent } from '@federation/content-model/components';
import { collectionNames } from '@federation/content-model/collections';
import type { EntryLocation, DeskOperation, EditedEntry } from '../protocol/desk.ts';
import { toIndianDay } from '@federation/base/indian-day';
import { editingTexts } from '@federation/i18n/editing';
import type { Language } from '@federation/i18n/languages';
import { removeHiddenCharacters } from '@federation/content-model/files/characters';
import { toLinkSite } from '@federation/content-check/rule/link-site';
import { respond, readBody, respondToError, type WithLanguage } from './respond.ts';
import { findIssues } from './find-issues.ts';
import { checkEdited } from './check-edited.ts';
import type { Desk } from './desk.ts';
import { findEntries } from './find-entries.ts';
import { createFormSchema } from './form-schema.ts';
import { listLinksTo } from './links-to.ts';
import { listEntries } from './list-entries.ts';
import { nameCollection } from './names.ts';
import { operate } from './operate.ts';
import { openEntry, openNew } from './open-entry.ts';
import { createPublishing } from './publishing.ts';
import { saveEntry } from './save-entry.ts';
import { toFiles } from './edited-files.ts';

/**
 * The routes of the desk. A refusal is a `DeskError`. Only our own page calls them, and sends what
 * their types say.
 */

interface Opened {
  open?: EntryLocation | undefined;
}

/** The same without characters that nobody sees and nobody misses. */
function withoutHidden<Value>(value: Value): Value {
  const toPlain = (_: string, inner: unknown) =>
    typeof inner === 'string' ? removeHiddenCharacters(inner) : inner;
  return JSON.parse(JSON.stringify(value, toPlain)) as Value;
}

/** The questions as the client of the desk is typed by them. */
export type DeskApi = ReturnType<typeof createApi>;

/**
 * Answers the questions of the desk, each at its name. The parts of a page are called by its
 * headings, and so asked for in the language of the text that a link is for.
 */
export function createApi(desk: Desk) {
  const getContent = () => desk.getContent();
  return new Hono()
    .onError((error, context) => respondToError(context, error))
    .post('/start', readBody<WithLanguage>(), (c) =>
      respond(c, ({ language }) => startData(desk, language)),
    )
    .post('/list', (c) => respond(c, () => listEntries(getContent(), toIndianDay(new Date()))))
    .post('/find', readBody<{ query: string }>(), (c) =>
      respond(c, ({ query }) => findEntries(getContent(), query)),
    )
    .post('/open', readBody<WithLanguage<EntryLocation>>(), (c) =>
      respond(c, (at) => openEntry(desk, at, at.language)),
    )
    .post('/new', readBody<WithLanguage<EntryLocation & { title: string }>>(), (c) =>
      respond(c, (at) => openNew(desk, at, at.language)),
    )
    .post('/parts', readBody<WithLanguage<{ path: string }>>(), (c) =>
      respond(c, ({ path, language }) => toLinkSite(getContent()).partsOf(path, language) ?? []),
    )
    .post('/check', readBody<WithLanguage<EditedEntry>>(), (c) =>
      respond(c, (request) => {
        const edited = withoutHidden(request);
        return checkEdited(desk, edited, toFiles(desk.contentFolder, edited), edited.language);
      }),
    )
    .post('/save', readBody<WithLanguage<EditedEntry>>(), (c) =>
      respond(c, (edited) => saveEntry(desk, withoutHidden(edited), edited.language)),
    )
    .post('/linksTo', readBody<WithLanguage<EntryLocation>>(), (c) =>
      respond(c, (at) => listLinksTo(desk, at, at.language)),
    )
    .post('/operate', readBody<WithLanguage<DeskOperation>>(), (c) =>
      respond(c, (body) => operate(desk, body, body.language)),
    )
    .post('/undo', readBody<Opened>(), (c) => respond(c, ({ open }) => desk.undo(open)))
    .post('/lastChange', readBody<Opened>(), (c) =>
      respond(c, ({ open }) => desk.lastChange(open) ?? null),
    )
    .post('/issues', readBody<WithLanguage>(), (c) =>
      respond(c, ({ language }) => findIssues(desk, language)),
    )
    .route('/', createPublishing(desk));
}

/** Loaded once: the texts, the collections, and the components. */
function startData(desk: Desk, language: Language) {
  const content = desk.getContent();
  const { desk: words, componentGroups, componentPurposes } = editingTexts[language];
  const components = componentNames.map((name) => {
    const { group, text, attributes, inside, isOfOnePage = false, document } = getComponent(name);
    const schema = createFormSchema(attributes, { language, content });
    return {
      name,
      group: componentGroups[group],
      purpose: componentPurposes[name],
      // The component that it means something in.
      inside,
      isOfOnePage,
      // Not apart from it.
      inSentence: typeof document === 'object' && ('value' in document || 'inline' in document),
      // Between its tags.
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
