import type { APIRoute, GetStaticPaths } from 'astro';
import { toCoverColours } from '../../../pictures/covers/cover-colours.ts';
import { drawCover } from '../../../pictures/covers/cover.ts';
import { getCollectionsWith, getDefinition } from '@federation/content-model/collections';
import { getEntries } from '../../../data/entries.ts';
import { palette } from '../../../data/settings.ts';
import { defaultLanguage } from '@federation/i18n/languages';

/** The drawn cover of every record whose collection has covers. */
export const getStaticPaths = (async () => {
  const lists = await Promise.all(
    getCollectionsWith('cover').map(async (collection) =>
      (await getEntries(collection, defaultLanguage)).map(({ id }) => ({
        params: { collection, id },
        props: { ground: getDefinition(collection).cover, seed: `${collection}/${id}` },
      })),
    ),
  );
  return lists.flat();
}) satisfies GetStaticPaths;

type Props = Awaited<ReturnType<typeof getStaticPaths>>[number]['props'];

export const GET: APIRoute<Props> = ({ props: { ground, seed } }) =>
  ground
    ? new Response(drawCover(toCoverColours(ground, palette), seed), {
        headers: { 'Content-Type': 'image/svg+xml' },
      })
    : new Response(null, { status: 404 });
