import type { APIRoute } from 'astro';
import { languages, type Language } from '../../i18n/languages.ts';
import { stopWords } from '../../build/search/keywords.ts';
import type { SuggestionFile } from '../../core/search/suggestion.ts';
import { getSuggestions } from '../../data/search-suggestions.ts';

export const getStaticPaths = () => languages.map((language) => ({ params: { language } }));

/** What the search box suggests; asked for when a visitor first uses the box. */
export const GET: APIRoute = async ({ params }) => {
  const file: SuggestionFile = {
    suggestions: await getSuggestions(params.language as Language),
    stopWords,
  };
  return Response.json(file);
};
