import type { AstroIntegration } from 'astro';
import { getSiteFonts } from '../fonts/site-fonts.ts';

/** Gives the site its fonts, cut to its words when it is built. */
export function fonts(): AstroIntegration {
  return {
    name: 'fonts',
    hooks: {
      'astro:config:setup': async ({ command, updateConfig }) => {
        updateConfig({ fonts: await getSiteFonts(command === 'dev') });
      },
    },
  };
}
