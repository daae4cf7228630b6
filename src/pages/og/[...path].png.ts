import type { APIRoute } from 'astro';
import { getTranslator } from '@federation/i18n/strings';
import { drawSharePicture } from '../../pictures/share-pictures/draw.ts';
import { toSharePicturePath } from '@federation/base/share-picture-path';
import { logo } from '../../data/logo.ts';
import { palette, settings } from '../../data/settings.ts';
import { inEveryLanguage } from '../../data/every-language.ts';
import { getPicturedPages } from '../../data/share-pictures.ts';

/** The pictures that are shown where links are shared. */
export const getStaticPaths = async () =>
  (await inEveryLanguage(getPicturedPages)).map(({ path, title, language, collection }) => ({
    params: { path: toSharePicturePath(path, language).replace(/^\/og\/|\.png$/g, '') },
    props: { title, language, collection },
  }));

type Props = Awaited<ReturnType<typeof getStaticPaths>>[number]['props'];

const look = { colours: palette, mark: logo };

export const GET: APIRoute<Props> = async ({ props: { title, language, collection } }) => {
  const words = {
    title,
    kind: collection === 'pages' ? '' : getTranslator(language)(`${collection}.one`),
    name: settings.name[language],
    address: new URL(settings.site).hostname,
  };
  return new Response(new Uint8Array(await drawSharePicture(words, look)), {
    headers: { 'Content-Type': 'image/png' },
  });
};
