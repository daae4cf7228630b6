import type { APIRoute } from 'astro';
import { getTranslator, type StringKey } from '../../i18n/translate.ts';
import { drawPicture } from '../../build/share-pictures/draw.ts';
import { toSharePicturePath } from '../../core/share-picture-path.ts';
import { settings } from '../../data/settings.ts';
import { getSitePages } from '../../data/site-pages.ts';

/** A picture for each page, shown where its link is shared. */
export const getStaticPaths = async () =>
  (await getSitePages()).map(({ path, title, language, collection }) => ({
    params: { path: toSharePicturePath(path, language).replace(/^\/og\/|\.png$/g, '') },
    props: { title, language, collection },
  }));

type Props = Awaited<ReturnType<typeof getStaticPaths>>[number]['props'];

export const GET: APIRoute<Props> = async ({ props: { title, language, collection } }) => {
  const picture = await drawPicture({
    title,
    kind: collection === 'pages' ? '' : getTranslator(language)(`${collection}.one` as StringKey),
    name: settings.name[language],
    address: new URL(settings.site).hostname,
  }).catch((error: unknown) => {
    throw new Error(`The share picture of “${title}” (${collection}, ${language}): ${(error as Error).message}`, { cause: error });
  });
  return new Response(new Uint8Array(picture), { headers: { 'Content-Type': 'image/png' } });
};
