import { fold } from '../shared/fold.ts';
import { languages, type Language } from '@federation/i18n/languages';
import { dictionaries } from '@federation/i18n/strings';
import { readSearchWords } from '@federation/content-model/files/site-files';

const written = readSearchWords(process.cwd()).synonyms;

/** Groups of synonyms, folded. */
export const synonyms = Object.fromEntries(
  languages.map((language) => [
    language,
    written[language].map((group) => group.split(',').map((word) => fold(word.trim()))),
  ]),
) as Record<Language, string[][]>;

/**
 * Finds the synonyms of the words of a page, folded.
 *
 * @param text the title and headings of the page
 */
export function findKeywords(text: string, language: Language): string[] {
  const subject = ` ${fold(text).replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')} `;
  return [
    ...new Set(
      synonyms[language]
        .filter((words) => words.some((word) => subject.includes(` ${word} `)))
        .flat(),
    ),
  ];
}

/** The stop words of all languages, folded, with spaces between them. */
export const stopWords = joinWords('stopWords');

/** The stop words that ask a question, in the same form. */
export const questionWords = joinWords('questionWords');

function joinWords(name: keyof (typeof dictionaries)['en']['searchWords']): string {
  return fold(languages.map((language) => dictionaries[language].searchWords[name]).join(' '));
}
