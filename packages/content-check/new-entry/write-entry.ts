import { Document, type Pair, type Scalar } from 'yaml';
import type { CollectionName } from '@federation/content-model/collections';
import { defaultLanguage, languages, type Language } from '@federation/i18n/languages';
import { getNewFields, titleFields, type NewField } from './fields.ts';
import { editingTexts } from '@federation/i18n/editing';
import { fill } from '@federation/i18n/fill';
import { getNextNumber } from './next-number.ts';

/** The values that a new entry begins with. */
export interface NewEntry {
  title: string;
  /** The day in India, `YYYY-MM-DD`; fields of a day begin with it. */
  today: string;
  /** The ids of the entries that a field of this collection may refer to. */
  idsOf: (collection: string) => readonly string[];
  /** The numbers that the entries of this collection have. */
  numbers: readonly string[];
}

/**
 * The files of a new entry, by language. Each has the required fields of its collection with an
 * example to be replaced, and names the others in a comment. The entry is a draft.
 */
export function writeEntry(collection: CollectionName, entry: NewEntry): Record<Language, string> {
  const { facts, words } = getNewFields(collection, entry.idsOf);
  const titled = titleFields.find((name) => words.some((field) => field.name === name));
  const given: Record<string, (example: unknown) => unknown> = {
    date: () => entry.today,
    announced: () => entry.today,
    number: (example) => getNextNumber(String(example), entry.numbers, entry.today.slice(0, 4)),
    ...(titled && { [titled]: () => entry.title }),
  };
  const write = (fields: readonly NewField[], language: Language) =>
    toFile(
      fields.map((field) => ({
        ...field,
        value: given[field.name]?.(field.example) ?? field.example,
      })),
      language,
    );
  return Object.fromEntries(
    languages.map((language) => [
      language,
      write(language === defaultLanguage ? [...facts, ...words] : words, language),
    ]),
  ) as Record<Language, string>;
}

interface Field extends NewField {
  value: unknown;
}

/** The file: fields with few comments, as each is a line to delete, and a first line of text. */
function toFile(fields: readonly Field[], language: Language): string {
  const { phrases } = editingTexts[language];
  const yaml = new Document(
    Object.fromEntries(
      fields.filter(({ required }) => required).map(({ name, value }) => [name, value]),
    ),
  );
  // The document is made from an object, so it holds a map of names.
  const { items } = yaml.contents as unknown as { items: Pair<Scalar<string>>[] };
  for (const pair of items) {
    const { choices = [] } = fields.find(({ name }) => name === pair.key.value) ?? {};
    if (choices.length > 0)
      pair.key.commentBefore = ` ${fill(phrases['new.choices'], { choices: choices.join(', ') })}`;
  }
  const names = fields.filter(({ required }) => !required).map(({ name }) => name);
  const others = fill(phrases['new.optional'], {
    names: names.join(', '),
    folder: `docs/editors/${language}`,
  });
  const note = phrases[language === defaultLanguage ? 'new.text' : 'new.translation'];
  return `---\n${yaml.toString({ lineWidth: 0 })}${names.length > 0 ? `# ${others}\n` : ''}---\n\n${note}\n`;
}
