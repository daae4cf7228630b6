import type { APIRoute } from 'astro';
import { defaultLanguage, languages, needsOtherFont, type Language } from '../i18n/languages.ts';
import { getNamePicture } from '../data/name-picture.ts';

export const getStaticPaths = () =>
  languages
    .filter((language) => needsOtherFont(language, defaultLanguage))
    .map((language) => ({ params: { language }, props: { language } }));

/** The name of the federation, for pages in another script. */
export const GET: APIRoute<{ language: Language }> = async ({ props: { language } }) => {
  const { svg } = await getNamePicture(language);
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
};
