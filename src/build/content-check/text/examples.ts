import { getDefinition } from '../../../content-model/collections.ts';
import { describeField } from '../../../content-model/fields/field-schema.ts';
import type { z } from 'astro/zod';
import { editingTexts } from '../../../i18n/editing.ts';
import { languages } from '../../../i18n/languages.ts';
import { faultIn, faultInText } from '../fault.ts';
import { defineRule } from '../rule.ts';

/** The text with which a new entry begins, in each language. */
const firstTexts = languages.flatMap((language) => {
  const { phrases } = editingTexts[language];
  return [phrases['new.text'], phrases['new.translation']];
});

/** Names and titles that serve as examples are those of entries; sentences are nobody’s. */
const isSentence = (example: unknown): example is string =>
  typeof example === 'string' && /\s.*[.।?!]$/.test(example);

/** Finds what a new entry begins with, in an entry that is not a draft any more. */
export const examples = defineRule({
  of: 'file',
  says: ['exampleLeft', 'exampleTextLeft'],
  grade: 'stop',
  check({ file }, { collection, isDraft }) {
    // A sentence of an example may be true; where the text is left too, nobody has written anything.
    if (isDraft || !firstTexts.includes(file.text.source.trim())) return [];
    const left = Object.entries(getDefinition(collection).words).flatMap(([name, field]) => {
      const { help, example } = describeField(field as z.ZodType);
      return isSentence(example) && file.data[name] === example
        ? [{ ...faultIn(file, [name], 'exampleLeft'), help }]
        : [];
    });
    return [...left, faultInText(file, file.text.line + 1, 'exampleTextLeft')];
  },
});
