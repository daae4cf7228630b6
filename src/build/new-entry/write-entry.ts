import { Document, type Pair, type Scalar } from 'yaml';
import type { CollectionName } from '../../content-model/collections.ts';
import { defaultLanguage, languages, type Language } from '../../i18n/languages.ts';
import { getNewFields, type NewField } from './fields.ts';
import { editingTexts } from '../../i18n/editing.ts';
import { fill } from '../../i18n/fill.ts';
import { toNextNumber } from './next-number.ts';

/** What a new entry begins with. */
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
 * The fields by which an entry is called in its lists; an entry has the first of them that its
 * collection knows.
 */
const titleFields = ['title', 'name'];

/**
 * The files of a new entry, by language. Each has every field of its collection: the required ones
 * with an example to be replaced, the others as comments, and each with its explanation. The entry
 * is a draft.
 */
export function writeEntry(collection: CollectionName, entry: NewEntry): Record<Language, string> {
  const { facts, words } = getNewFields(collection, entry.idsOf);
  const titled = titleFields.find((name) => words.some((field) => field.name === name));
  const given: Record<string, (example: unknown) => unknown> = {
    date: () => entry.today,
    number: (example) => toNextNumber(String(example), entry.numbers, entry.today.slice(0, 4)),
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

/** The text of a file: fields with comments that explain them, and a first line of text. */
function toFile(fields: readonly Field[], language: Language): string {
  const yaml = new Document(
    Object.fromEntries(
      fields.filter(({ required }) => required).map(({ name, value }) => [name, value]),
    ),
  );
  // The document is made from an object, so it holds a map of names.
  const { items } = yaml.contents as unknown as { items: Pair<Scalar<string>>[] };
  for (const pair of items) {
    const field = fields.find(({ name }) => name === pair.key.value);
    if (field) pair.key.commentBefore = toComment(field, language);
  }
  const others = fields
    .filter(({ required }) => !required)
    .map((field) => `#${toComment(field, language)}\n# ${toLine(field)}`);
  const { phrases } = editingTexts[language];
  const note = phrases[language === defaultLanguage ? 'new.text' : 'new.translation'];
  return `---\n${yaml.toString({ lineWidth: 0 })}${others.length > 0 ? `\n# ${phrases['new.optional']}\n${others.join('\n')}\n` : ''}---\n\n${note}\n`;
}

function toComment({ help, choices }: Field, language: Language): string {
  const { fieldTexts, phrases } = editingTexts[language];
  const description = help && fieldTexts[help].help;
  const list = choices.length > 0 && fill(phrases['new.choices'], { choices: choices.join(', ') });
  return ` ${[description, list].filter(Boolean).join(' ')}`;
}

const toLine = ({ name, value }: Field) =>
  `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`;
