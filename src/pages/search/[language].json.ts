import type { APIRoute } from 'astro';
import { languages, type Language } from '@federation/i18n/languages';
import { getKnownPages } from '../../data/known-pages.ts';

export const getStaticPaths = () => languages.map((language) => ({ params: { language } }));

/** What the search knows of the pages of a language; asked for when a visitor first searches. */
export const GET: APIRoute = async ({ params }) =>
  Response.json(await getKnownPages(params.language as Language));
