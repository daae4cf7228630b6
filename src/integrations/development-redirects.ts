import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { readSiteFile } from '@federation/content-model/files/site-files';
import { languages } from '@federation/i18n/languages';
import { toLocalPath, toPagePath } from '@federation/base/paths';
import type { Navigation } from '@federation/content-model/navigation';
import type { Settings } from '@federation/content-model/settings';

/** Serves the redirects while developing, as there is no host that reads them. */
export function developmentRedirects(): AstroIntegration {
  return {
    name: 'development-redirects',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command === 'dev') updateConfig({ vite: { plugins: [redirects] } });
      },
    },
  };
}

/** Read for each request, so that a redirect works as soon as it is saved. */
const redirects: Plugin = {
  name: 'redirects',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => {
      const to = request.headers.accept?.includes('text/html')
        ? getRedirects()[request.url ?? '']
        : undefined;
      // A browser would remember a permanent one even after it was changed.
      if (to === undefined) next();
      else response.writeHead(302, { location: to }).end();
    });
  },
};

function getRedirects(): Record<string, string> {
  // Read without schemas, as the content gate explains faults in these files.
  const { main = [] } = readSiteFile(process.cwd(), 'navigation').data as Partial<Navigation>;
  const { redirects = [] } = readSiteFile(process.cwd(), 'settings').data as Partial<Settings>;
  const sections = main.flatMap((entry) =>
    'items' in entry ? [{ from: entry.path, to: toPagePath(entry.items[0]?.page ?? 'home') }] : [],
  );
  return Object.fromEntries(
    languages.flatMap((language) =>
      [...sections, ...redirects].flatMap(({ from, to }) =>
        to === undefined ? [] : [[toLocalPath(from, language), toLocalPath(to, language)]],
      ),
    ),
  );
}
