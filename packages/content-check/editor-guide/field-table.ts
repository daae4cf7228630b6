import { z } from 'astro/zod';
import { getFieldHelp } from '@federation/content-model/fields/field-texts';
import { getDefinition, type CollectionName } from '@federation/content-model/collections';
import { anything } from '@federation/content-model/collections/field-names';
import { commonFacts } from '@federation/content-model/fields/common';
import { editingTexts } from '@federation/i18n/editing';
import { fill } from '@federation/i18n/fill';
import { defaultLanguage, sourceFileName, type Language } from '@federation/i18n/languages';
import {
  describeField,
  fieldsOf,
  isOptional,
  toYaml,
  unwrap,
} from '@federation/content-model/fields/field-schema';
import { formatChoices, formatCode, formatTable } from './table.ts';

/** The fields of every entry, under this name, have a table of their own. */
export const common = 'common';

/**
 * The table of the fields of a collection, the required ones first: their files, whether they are
 * required, and what to write.
 *
 * @param name a collection, or `common` for the fields of every entry, which the other tables leave
 * out
 */
export function formatFieldTable(name: CollectionName | typeof common, language: Language): string {
  const { guide } = editingTexts[language];
  const { facts, words } = name === common ? { facts: commonFacts, words: {} } : getShapes(name);
  const rows = [...toRows(facts, language), ...toRows(words, language, true)];
  rows.sort((a, b) => Number(b.required) - Number(a.required));
  return formatTable(
    [guide.field, guide.file, guide.required, guide.write],
    rows.map(({ field, isWord, required, help }) => [
      formatCode(field),
      isWord ? guide.both : formatCode(sourceFileName),
      required ? guide.yes : guide.no,
      help,
    ]),
  );
}

function getShapes(name: CollectionName): { facts: z.ZodRawShape; words: z.ZodRawShape } {
  const { facts, words } = getDefinition(name);
  const own = fieldsOf(facts(anything)).filter(
    ([field, schema]) => !(field in commonFacts) || !isOptional(schema),
  );
  return { facts: Object.fromEntries(own), words };
}

function toRows(shape: z.ZodRawShape, language: Language, isWord = false) {
  return fieldsOf(shape).map(([field, schema]) => ({
    field,
    isWord,
    required: !isOptional(schema),
    // An example of words is in the default language.
    help: toHelp(field, schema, language, !isWord || language === defaultLanguage),
  }));
}

function toHelp(field: string, schema: z.ZodType, language: Language, hasExample: boolean): string {
  const { guide, messages } = editingTexts[language];
  const { example } = describeField(schema);
  const help = getFieldHelp(schema, language) ?? '';
  const inner = unwrap(schema);
  // The help of a flag says only what `true` does, so the values are added.
  const parts = [
    inner instanceof z.ZodBoolean ? fill(messages.notFlag.expected ?? '', { help }) : help,
  ];
  const choices = formatChoices(schema, language);
  if (choices) parts.push(choices);
  else if (hasExample && example !== undefined)
    parts.push(fill(guide.example, { example: formatCode(`${field}: ${toYaml(example)}`) }));
  if (inner instanceof z.ZodString && inner.maxLength !== null) {
    const [least, most] = [inner.minLength ?? 1, inner.maxLength];
    parts.push(least > 1 ? fill(guide.length, { least, most }) : fill(guide.mostLength, { most }));
  }
  return parts.join(' ');
}
