import MiniSearch from 'minisearch';
import { fold } from '../../core/search/fold.ts';
import { toQuery } from '../../core/search/query.ts';
import type { Suggestion, SuggestionFile } from '../../core/search/suggestion.ts';

/** The maximum number of suggestions: as many as fit above the keyboard of a phone. */
const maxSuggestions = 6;

/**
 * A function that finds the suggestions for what has been typed so far: the beginnings of words, in
 * any order, with a slip of the pen forgiven; pages before records of the same worth.
 */
export function createSuggester({
  suggestions,
  stopWords,
}: SuggestionFile): (typed: string) => Suggestion[] {
  const index = new MiniSearch<Suggestion>({
    idField: 'p',
    fields: ['t', 'w'],
    processTerm: (term) => fold(term),
    searchOptions: {
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      boost: { t: 2 },
      combineWith: 'AND',
    },
  });
  index.addAll(suggestions);
  const byPath = new Map(suggestions.map((suggestion) => [suggestion.p, suggestion]));
  return (typed) =>
    typed.trim().length < 2
      ? []
      : index
          .search(toQuery(typed, stopWords))
          .slice(0, maxSuggestions)
          .flatMap(({ id }) => byPath.get(String(id)) ?? []);
}
