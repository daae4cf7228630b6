import type { APIRoute, GetStaticPaths } from 'astro';
import { defaultLanguage } from '../../../i18n/languages.ts';
import { coveredCollections, drawCover, type CoverSubject } from '../../../build/covers/cover.ts';
import { getEntries } from '../../../data/entries.ts';

export const getStaticPaths = (async () => {
  const lists = await Promise.all(
    coveredCollections.map(async (collection) =>
      (await getEntries(collection, defaultLanguage)).map(({ id }) => ({ params: { collection, id } })),
    ),
  );
  return lists.flat();
}) satisfies GetStaticPaths;

export const GET: APIRoute = ({ params }) =>
  new Response(drawCover(params.collection as CoverSubject, params.id ?? ''), { headers: { 'Content-Type': 'image/svg+xml' } });
