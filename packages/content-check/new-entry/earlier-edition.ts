import { toPathOf } from '@federation/content-model/collections/paths';
import { toEditionId, formatEditionName } from '@federation/content-model/fields/edition';
import { patchMdx } from '@federation/content-model/files/mdx-parts';
import { defaultLanguage, languages, type Language } from '@federation/i18n/languages';
import { getTranslator } from '@federation/i18n/strings';
import type { CheckedContent } from '../rule/checked-content.ts';

type ByLanguage<Value> = Partial<Record<Language, Value>>;

/** The text of a rule as it is today, as the entry that keeps it as an earlier edition. */
export interface EarlierEdition {
  id: string;
  fields: ByLanguage<Record<string, unknown>>;
  texts: ByLanguage<string>;
}

/**
 * Makes a draft of an earlier edition from the text of a rule; undefined when the page or guideline
 * has no edition.
 *
 * @param path of the rule, such as `/about/charter`; the first slash can be left out
 * @param today the day in India, `YYYY-MM-DD`, which stands for the last day until staff know it
 */
export function createEarlierEdition(
  { entries }: Pick<CheckedContent, 'entries'>,
  path: string,
  today: string,
): EarlierEdition | undefined {
  const rule = `/${path.replace(/^\//, '')}`;
  const entry = entries.find((one) => toPathOf(one) === rule);
  const { edition, version, adoptedOn, appliesFrom, date } = entry?.source.data ?? {};
  const number = edition ?? version;
  if (!entry || typeof number !== 'string') return undefined;
  const facts = {
    draft: true,
    rule,
    edition: number,
    adoptedOn: adoptedOn ?? date,
    date: appliesFrom ?? date,
    appliesUntil: today,
  };
  const fields = entry.files.map(({ language, file: { data } }) => {
    const name = formatEditionName(number, language);
    const title = getTranslator(language)('edition.titled', { title: String(data['title']), name });
    const words = { title, whatChanged: data['whatChanged'] ?? '' };
    return [language, language === defaultLanguage ? { ...facts, ...words } : words];
  });
  return {
    id: toEditionId(rule, number),
    fields: Object.fromEntries(fields) as EarlierEdition['fields'],
    texts: Object.fromEntries(
      entry.files.map(({ language, file }) => [language, file.text.source.trim()]),
    ) as EarlierEdition['texts'],
  };
}

/** The files of an earlier edition, by language. */
export const writeEarlierEdition = ({ fields, texts }: EarlierEdition): ByLanguage<string> =>
  Object.fromEntries(
    languages.flatMap((language) => {
      const given = fields[language];
      if (!given) return [];
      return [[language, patchMdx('', given, Object.keys(given), texts[language] ?? '')]];
    }),
  );
