import type { APIRoute } from 'astro';
import { languages, type Language } from '@federation/i18n/languages';
import { getKnownPages } from '../../data/known-pages.ts';

export const getStaticPaths = () => languages.map((language) => ({ params: { language } }));

/** Pages of a language that the search suggests; fetched when a visitor first searches. */
export const GET: APIRoute = async ({ params }) =>
  Response.json(await getKnownPages(params.language as Language));
