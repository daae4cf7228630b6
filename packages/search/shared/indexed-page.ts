import { fold } from './fold.ts';
import type { KnownPage } from './known-page.ts';
import { toStem } from './stem.ts';
import { splitWords } from './words.ts';

/** Words that belong together: a title, or what people type. */
interface Phrase {
  stems: readonly string[];
  /** Its question words, which are not stems: “why” of “why join”. */
  questions: ReadonlySet<string>;
  /** How much it says about its page that somebody typed it: 1 for an answer of the staff. */
  worth: number;
}

/** A page, prepared for the ranking. */
export interface IndexedPage {
  page: KnownPage;
  phrases: readonly Phrase[];
  /** How much each of its words says about it, from 0 to 1, by stem. */
  words: ReadonlyMap<string, number>;
}

/** How much a word counts by where it is, and a phrase that was typed as a whole. */
const fields = {
  title: { word: 1, phrase: 0.6 },
  typed: { word: 0.6, phrase: 1 },
  keywords: { word: 0.8, phrase: 0.4 },
  otherNames: { word: 0.7, phrase: 0.4 },
  description: { word: 0.5, phrase: 0 },
};

/** The fields that are searched. */
export const textNames = Object.keys(fields) as (keyof typeof fields)[];

/** How much the name of its type counts for a record: “order”, “notice”. */
const typeWorth = 0.5;

/** Words that are not stems. */
interface SmallWords {
  ignored: ReadonlySet<string>;
  /** Those of them that ask for something. */
  asking: ReadonlySet<string>;
}

/** Prepares a page for the ranking; `type` is what its type is called. */
export function preparePage(
  page: KnownPage,
  type: string,
  { ignored, asking }: SmallWords,
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
      const stems = toStems(phrase, ignored);
      addWords(stems, value.word);
      if (value.phrase > 0 && stems.length > 0)
        phrases.push({
          stems,
          questions: new Set(splitWords(fold(phrase)).filter((word) => asking.has(word))),
          worth: value.phrase,
        });
    }
  }
  if (page.type !== 'page') addWords(toStems(type, ignored), typeWorth);
  return { page, phrases, words };
}

/** The stems of a phrase, without small words where it has others. */
function toStems(phrase: string, ignored: ReadonlySet<string>): string[] {
  const words = splitWords(fold(phrase));
  const significant = words.filter((word) => !ignored.has(word));
  return [...new Set((significant.length > 0 ? significant : words).map(toStem))];
}
