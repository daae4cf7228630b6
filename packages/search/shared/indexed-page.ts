import { fold } from './fold.ts';
import type { PageSummary } from './page-summary.ts';
import { toStem } from './stem.ts';
import { splitWords } from './words.ts';

/** Words that belong together, such as a title or a query that staff expect. */
interface Phrase {
  stems: readonly string[];
  /** Its question words, which are not stems: “why” of “why join”. */
  questions: ReadonlySet<string>;
  /** Its importance for the page: 1 for a query that staff expect. */
  weight: number;
}

/** A page that is prepared for the ranking. */
export interface IndexedPage {
  page: PageSummary;
  phrases: readonly Phrase[];
  /** The weights of its words, from 0 to 1, by stem. */
  words: ReadonlyMap<string, number>;
}

/** The weights of a word and of a whole phrase, by their field. */
const fields = {
  title: { word: 1, phrase: 0.6 },
  typed: { word: 0.6, phrase: 1 },
  keywords: { word: 0.8, phrase: 0.4 },
  otherNames: { word: 0.7, phrase: 0.4 },
  description: { word: 0.5, phrase: 0 },
};

export const textNames = Object.keys(fields) as (keyof typeof fields)[];

/** The weight of the name of an entry’s type: “order”, “notice”. */
const typeWeight = 0.5;

interface FunctionWords {
  stopWords: ReadonlySet<string>;
  questionWords: ReadonlySet<string>;
}

/** Prepares a page for the ranking; `typeName` has the words for its type. */
export function indexPage(
  page: PageSummary,
  typeName: string,
  { stopWords, questionWords }: FunctionWords,
): IndexedPage {
  const words = new Map<string, number>();
  const phrases: Phrase[] = [];
  const addWords = (stems: readonly string[], value: number) => {
    for (const stem of stems) words.set(stem, Math.max(value, words.get(stem) ?? 0));
  };
  for (const name of textNames) {
    const value = fields[name];
    const text = page[name] ?? '';
    for (const phrase of name === 'title' || name === 'description' ? [text] : text.split(',')) {
      const stems = toStems(phrase, stopWords);
      addWords(stems, value.word);
      if (value.phrase > 0 && stems.length > 0)
        phrases.push({
          stems,
          questions: new Set(splitWords(fold(phrase)).filter((word) => questionWords.has(word))),
          weight: value.phrase,
        });
    }
  }
  if (page.type !== 'page') addWords(toStems(typeName, stopWords), typeWeight);
  return { page, phrases, words };
}

/** Drops stop words, unless the phrase has no others. */
function toStems(phrase: string, stopWords: ReadonlySet<string>): string[] {
  const words = splitWords(fold(phrase));
  const significant = words.filter((word) => !stopWords.has(word));
  return [...new Set((significant.length > 0 ? significant : words).map(toStem))];
}
