import type { AstroIntegration } from 'astro';
import { toLocalPath } from '../../core/paths.ts';
import { languages } from '../../i18n/languages.ts';

/** Shows the report on the content at /docs/report while developing; the published site has no such page. */
export function contentReport(): AstroIntegration {
  return {
    name: 'content-report',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev') return;
        for (const language of languages)
          injectRoute({ pattern: toLocalPath('/docs/report', language), entrypoint: './src/layouts/ContentReport.astro' });
      },
    },
  };
}
