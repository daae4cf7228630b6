import type { APIRoute } from 'astro';
import { languageDetails, type Language } from '@federation/i18n/languages';
import { toLocalPath } from '@federation/base/paths';
import { localePaths } from '../../data/every-language.ts';
import { palette, settings } from '../../data/settings.ts';

export const getStaticPaths = localePaths;

/** Name, icons and colours of the site on a home screen. */
export const GET: APIRoute<{ language: Language }> = ({ props: { language } }) =>
  Response.json({
    name: settings.name[language],
    short_name: settings.shortName[language],
    lang: language,
    dir: languageDetails[language].direction,
    id: toLocalPath('/', language),
    start_url: toLocalPath('/', language),
    scope: '/',
    display: 'minimal-ui',
    background_color: palette.paper,
    theme_color: settings.colours.ink,
    icons: [
      { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
