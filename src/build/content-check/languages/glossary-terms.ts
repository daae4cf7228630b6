import { languages } from '../../../i18n/languages.ts';
import { writings } from '../../../i18n/writing.ts';
import { collectEntryPassages } from '../../content/field-passages.ts';
import type { ContentFile } from '../../content/content-file.ts';
import type { Entry } from '../context.ts';
import { faultIn } from '../fault.ts';
import { defineRule } from '../rule.ts';
import { readGlossary } from '../words/glossary.ts';

/** How often a text has a term at least that its translation can’t do without. */
const least = 2;

/** The terms that are compared, by language: what finds the term, and its word in any form. */
const termsOf = new Map(
  languages.map((language) => {
    const { glossary } = writings[language];
    const terms = glossary === undefined ? [] : readGlossary(glossary);
    return [
      language,
      terms.flatMap(({ compared }) =>
        compared.map(({ term, word }) => ({
          term,
          word,
          pattern: new RegExp(`(?<![\\p{L}-])${RegExp.escape(term)}s?(?![\\p{L}-])`, 'giu'),
          // Its last letter is not that of every form.
          stem: word.slice(0, -1),
        })),
      ),
    ] as const;
  }),
);

const wordsOf = (file: ContentFile, { definition }: Entry) =>
  collectEntryPassages(file, definition)
    .map(({ words }) => words.normalize('NFC'))
    .join('\n');

/** Points out a translation that has another word for a term than the glossary. */
export const glossaryTerms = defineRule({
  of: 'translation',
  says: ['termMissing'],
  grade: 'review',
  compares: true,
  check({ file, language }, entry) {
    const words = wordsOf(file, entry);
    const missing = (termsOf.get(language) ?? []).filter(({ stem }) => !words.includes(stem));
    const original = missing.length > 0 ? wordsOf(entry.source, entry) : '';
    return missing
      .filter(({ pattern }) => (original.match(pattern) ?? []).length >= least)
      .map(({ term, word }) => ({
        ...faultIn(file, [], 'termMissing', { term, word }),
        field: 'text',
        line: file.text.line,
      }));
  },
});
