import type { APIRoute } from 'astro';
import { outlineText } from '../build/fonts/outline.ts';
import { settings } from '../data/settings.ts';

/** The Hindi name of the federation as a picture, for pages that load no Devanagari font. */
export const GET: APIRoute = async () => {
  const font = '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2';
  const svg = await outlineText(font, settings.name.hi, 500, '#3d4862');
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
};
