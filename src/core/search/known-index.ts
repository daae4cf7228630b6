import { closest } from 'fastest-levenshtein';
import MiniSearch from 'minisearch';
import { fold } from './fold.ts';
import type { KnownFile, KnownPage } from './known-page.ts';
import { toSound } from './sound.ts';
import { toStem } from './stem.ts';

/** A page and how well a word fits it, from 0 to 1. */
type Fits = Map<KnownPage, number>;

/** How much a word counts that is not the typed one but means, sounds or looks like it. */
const worth = { sound: 0.9, synonym: 0.8, beginning: 0.75, slip: 0.55 };

/** How much a word counts by where it is. */
const fields = { t: 1, a: 0.75, w: 0.8, o: 0.75, s: 0.4 };

/** Words shorter than this are looked for as they are, without forgiving a slip. */
const slipLength = 5;

/** Stems are looked for as they are. */
const asIs = { tokenize: (term: string) => [term], processTerm: (term: string) => term };

/** The index over what pages are called and for. */
export interface KnownIndex {
  pages: readonly KnownPage[];
  /** How well a word fits each page. */
  fit: (word: string) => Fits;
  /**
   * The words that were probably meant: those of the site that sound or look like unknown ones, and
   * two in one where the site writes them together.
   */
  correct: (words: readonly string[]) => string[];
}

/** Builds the index: about a quarter of a second for 300 pages on a slow phone, once. */
export function createKnownIndex({ pages, synonyms }: KnownFile): KnownIndex {
  const index = new MiniSearch<KnownPage>({
    idField: 'p',
    fields: Object.keys(fields),
    processTerm: (term) => toStem(term),
  });
  index.addAll(pages);
  const byPath = new Map(pages.map((page) => [page.p, page]));
  const words = collectWords(pages);
  const others = toSynonyms(synonyms);

  function fit(word: string): Fits {
    const fits: Fits = new Map();
    const stem = toStem(word);
    const look = (term: string, value: number, options: object) => {
      for (const { id, match } of index.search(term, { ...options, ...asIs })) {
        const page = byPath.get(String(id));
        if (!page) continue;
        const best = Object.entries(match).flatMap(([found, places]) =>
          places.map((place) => fields[place as keyof typeof fields] * likeness(term, found)),
        );
        fits.set(page, Math.max(fits.get(page) ?? 0, value * Math.max(...best)));
      }
    };
    look(stem, 1, {
      prefix: stem.length > 1 && !/\d/.test(stem),
      fuzzy:
        !/\d/.test(stem) && [...word].length >= slipLength && !words.stems.has(stem) ? 0.25 : false,
    });
    for (const other of others.get(stem) ?? []) look(other, worth.synonym, {});
    const sounding = words.findSounding(word);
    if (sounding) look(toStem(sounding), worth.sound, {});
    return fits;
  }

  function correctOne(word: string): string | undefined {
    const stem = toStem(word);
    if (words.stems.has(stem) || others.has(stem) || /\d/.test(word)) return undefined;
    const sounding = words.findSounding(word);
    if (sounding) return sounding;
    if ([...word].length < slipLength) return undefined;
    const near = index.search(stem, { fuzzy: 0.25, ...asIs }).flatMap(({ terms }) => terms);
    return near.length > 0 ? words.stems.get(closest(stem, near)) : undefined;
  }

  function correct(typed: readonly string[]): string[] {
    return typed.reduce<string[]>((corrected, word) => {
      const before = corrected.at(-1);
      const joined = before && words.stems.get(toStem(before + word));
      if (joined) return [...corrected.slice(0, -1), joined];
      return [...corrected, correctOne(word) ?? word];
    }, []);
  }

  return { pages, fit, correct };
}

/** How much of a term was found: all of it, its beginning, or something like it. */
function likeness(term: string, found: string): number {
  if (found === term) return 1;
  if (!found.startsWith(term)) return worth.slip;
  return worth.beginning * (0.5 + (0.5 * term.length) / found.length);
}

/** The words of the site by their stems, as they are written, and by how they sound. */
function collectWords(pages: readonly KnownPage[]) {
  const stems = new Map<string, string>();
  const bySound = new Map<string, string>();
  for (const { t, a = '', w = '', o = '', s = '' } of pages)
    for (const word of `${t} ${a} ${w} ${o} ${s}`.split(/[\p{Z}\p{P}]+/u)) {
      const written = fold(word);
      const stem = toStem(word);
      if (stem && !stems.has(stem)) stems.set(stem, written);
      const sound = toSound(word);
      if (sound && !/^[a-z]/.test(written) && !bySound.has(sound)) bySound.set(sound, written);
    }
  /** The word of another script that is written like this in Latin letters. */
  const findSounding = (word: string) =>
    /^[a-z]{3,}$/.test(fold(word)) ? bySound.get(toSound(word)) : undefined;
  return { stems, findSounding };
}

function toSynonyms(groups: readonly string[]): Map<string, string[]> {
  const others = new Map<string, string[]>();
  for (const group of groups) {
    const stems = group.split(' ').map(toStem);
    for (const stem of stems)
      others.set(stem, [...(others.get(stem) ?? []), ...stems.filter((other) => other !== stem)]);
  }
  return others;
}
