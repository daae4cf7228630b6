import { fold } from '../shared/fold.ts';
import { languages, type Language } from '@federation/i18n/languages';
import { dictionaries } from '@federation/i18n/strings';
import { readSearchWords } from '@federation/content-model/files/site-files';

const written = readSearchWords(process.cwd()).synonyms;

/** The groups of words for the same thing, folded. */
export const synonyms = Object.fromEntries(
  languages.map((language) => [
    language,
    written[language].map((group) => group.split(',').map((word) => fold(word.trim()))),
  ]),
) as Record<Language, string[][]>;

/**
 * The words by which a page should be found, folded; none where no group of synonyms fits.
 *
 * @param text what names the subject of a page: its title and headings
 */
export function toKeywords(text: string, language: Language): string[] {
  const subject = ` ${fold(text).replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')} `;
  return [
    ...new Set(
      synonyms[language]
        .filter((words) => words.some((word) => subject.includes(` ${word} `)))
        .flat(),
    ),
  ];
}

/**
 * The common words of all languages that do not help to find a page, folded, with spaces between
 * them.
 */
export const stopWords = joinWords('stopWords');

/** Those of them that ask for something, in the same way. */
export const questionWords = joinWords('questionWords');

function joinWords(name: keyof (typeof dictionaries)['en']['searchWords']): string {
  return fold(languages.map((language) => dictionaries[language].searchWords[name]).join(' '));
}
