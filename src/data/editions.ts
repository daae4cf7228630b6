import { toEditionId, formatEditionName } from '@federation/content-model/fields/edition';
import { toEntryPath } from '@federation/content-model/collections/paths';
import { toPagePath } from '@federation/base/paths';
import { defaultLanguage, type Language } from '@federation/i18n/languages';
import { getEntries, type Entry } from './entries.ts';
import { oncePerBuild } from './once-per-build.ts';

/** An edition of a rule. Days are `YYYY-MM-DD` in India. */
export interface Edition {
  /** The last part of its address, such as `charter-2`. */
  id: string;
  /** The title of its text. */
  title: string;
  /** Such as “the second edition”. */
  name: string;
  adoptedOn: string | undefined;
  from: string;
  /** The last day; undefined for the newest edition. */
  until: string | undefined;
  /** A sentence on the differences to the edition before it. */
  whatChanged: string | undefined;
  /** The path of its text, without a language. */
  path: string;
  entry: Entry;
}

/** The path of a page, or of a record with a page. */
const toPath = ({ collection, id }: Entry) =>
  collection === 'pages' ? toPagePath(id) : toEntryPath(collection, id);

/** The path of the rule of which an entry is an edition. */
const toRule = (entry: Entry): string => entry.data.rule ?? toPath(entry);

/** All rules that have earlier editions, by their path; the editions of each, oldest first. */
export const getRules = oncePerBuild(
  async (language: Language): Promise<Map<string, Edition[]>> => {
    const earlier = await getEntries('editions', language);
    const texts = [
      ...(await getEntries('pages', language)),
      ...(await getEntries('guidelines', language)),
    ];
    const rules = [...Map.groupBy(earlier, toRule)].flatMap(([rule, others]) => {
      const text = texts.find((one) => toPath(one) === rule);
      if (!text) return [];
      const all = [...others, text]
        .map((entry) => toEdition(entry, rule, language))
        .sort((a, b) => a.from.localeCompare(b.from));
      return [[rule, all] as const];
    });
    return new Map(rules);
  },
);

function toEdition(
  entry: Entry<'editions' | 'guidelines' | 'pages'>,
  rule: string,
  language: Language,
): Edition {
  const { edition, version, adoptedOn, appliesFrom, date = '', appliesUntil } = entry.data;
  const number = edition ?? version ?? '';
  return {
    id: toEditionId(rule, number),
    title: entry.data.title,
    name: formatEditionName(number, language),
    adoptedOn,
    from: appliesFrom ?? date,
    until: appliesUntil,
    whatChanged: entry.data.whatChanged,
    path: toPath(entry),
    entry,
  };
}

/** The editions of the rule of an entry, oldest first; none for an entry that has no earlier ones. */
export async function getEditions(entry: Entry, language: Language): Promise<Edition[]> {
  return (await getRules(language)).get(toRule(entry)) ?? [];
}

/**
 * Each edition with the one before it, both in one language: that of a translation only if both are
 * translated.
 */
export async function getSuccessions(
  language: Language,
): Promise<{ before: Edition; after: Edition }[]> {
  const toPairs = (editions: readonly Edition[]) =>
    editions.slice(1).flatMap((after, index) => {
      const before = editions[index];
      return before ? [{ before, after }] : [];
    });
  const asWritten = [...(await getRules(defaultLanguage)).values()].flatMap(toPairs);
  const shown = [...(await getRules(language)).values()].flatMap(toPairs);
  return shown.map((pair) => {
    const isMixed = pair.before.entry.wordsLanguage !== pair.after.entry.wordsLanguage;
    const written = asWritten.find(({ after }) => after.id === pair.after.id);
    if (!isMixed || !written) return pair;
    return {
      before: { ...written.before, name: pair.before.name },
      after: { ...written.after, name: pair.after.name },
    };
  });
}

/** The address of an edition that never changes: until there is a newer one, a redirect. */
export const toEditionPath = ({ id }: Edition) => toEntryPath('editions', id);

/** The page that shows what an edition changed in the one before it. */
export const toComparisonPath = ({ id }: Edition) => `${toEntryPath('editions', id)}/changes`;
