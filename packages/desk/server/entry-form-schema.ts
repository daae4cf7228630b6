import { z } from 'astro/zod';
import { commonFacts } from '@federation/content-model/fields/common';
import { getDefinition, type CollectionName } from '@federation/content-model/collections';
import type { DeskSchema } from '../protocol/desk.ts';
import { languages, type Language } from '@federation/i18n/languages';
import type { CheckedContent } from '@federation/content-check/rule/checked-content';
import { createFormSchema, type FormSchemaOptions } from './form-schema.ts';
import { formSources } from './form-sources.ts';
import { titleFields } from '@federation/content-check/new-entry/fields';
import { findLabel } from './names.ts';
import { linesOf, withoutLines } from './rows.ts';

/**
 * The form of an entry: words side by side in every language, and facts once, with the labels, help
 * and choices of the person's language.
 */
export function createEntryFormSchema(
  collection: CollectionName,
  language: Language,
  content: CheckedContent,
): DeskSchema {
  const { facts, words } = getDefinition(collection);
  const context: FormSchemaOptions = {
    language,
    content,
    toLabel: (name) => findLabel(`${collection}/`, [name], language),
  };
  const factFields = createFormSchema(z.object(facts(formSources)), context);
  const wordFields = createFormSchema(z.object(words), context);
  const pairs = Object.entries(wordFields.properties ?? {})
    .sort(
      ([one], [other]) => Number(titleFields.includes(other)) - Number(titleFields.includes(one)),
    )
    .map(([name, field]): [string, DeskSchema] => [name, inEveryLanguage(field)]);
  const factPairs = Object.entries(factFields.properties ?? {}).map(
    ([name, field]): [string, DeskSchema] => [
      name,
      name in commonFacts ? { ...field, common: true } : field,
    ],
  );
  return {
    type: 'object',
    properties: joinRows(collection, Object.fromEntries([...pairs, ...factPairs])),
    required: [...(factFields.required ?? []), ...(wordFields.required ?? [])],
  };
}

/** The fields with each list of facts and the list of its lines as one list of rows. */
function joinRows(
  collection: CollectionName,
  fields: Record<string, DeskSchema>,
): Record<string, DeskSchema> {
  const joined = { ...fields };
  for (const [fact, line] of linesOf(collection)) {
    const [facts, lines] = [fields[fact], fields[line]];
    if (!facts?.items || !lines?.items) continue;
    joined[fact] = {
      ...facts,
      items: {
        type: 'object',
        properties: {
          [fact]: { ...facts.items, title: facts.title ?? fact },
          [line]: { ...lines.items, title: lines.title ?? line },
        },
        required: [fact],
      },
    };
  }
  return withoutLines(collection, joined);
}

function inEveryLanguage(field: DeskSchema): DeskSchema {
  const { title, description, examples, ...value } = field;
  const help = {
    ...(title && { title }),
    ...(description && { description }),
    ...(examples && { examples }),
  };
  if (field.items) return { ...help, type: 'array', items: inEveryLanguage(field.items) };
  return {
    ...help,
    type: 'object',
    properties: Object.fromEntries(languages.map((language) => [language, value])),
  };
}
