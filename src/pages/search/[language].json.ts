import type { APIRoute } from 'astro';
import { languages, type Language } from '@federation/i18n/languages';
import { getPageSummaries } from '../../data/page-summaries.ts';

export const getStaticPaths = () => languages.map((language) => ({ params: { language } }));

/** Pages of a language that the search suggests; fetched when a visitor first searches. */
export const GET: APIRoute = async ({ params }) =>
  Response.json(await getPageSummaries(params.language as Language));
