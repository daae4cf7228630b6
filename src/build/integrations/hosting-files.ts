import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { readYaml } from '../content-check/read.ts';
import { languages } from '../../i18n/languages.ts';
import { toLocalPath, toPagePath } from '../../core/paths.ts';
import type { Navigation } from '../../collections/site/navigation.ts';
import type { Settings } from '../../collections/site/settings.ts';

/** Adds the files that static hosts read: redirects and headers. While developing, there is no host, so the redirects work here. */
export function hostingFiles(): AstroIntegration {
  return {
    name: 'hosting-files',
    hooks: {
      'astro:config:setup': ({ command, injectRoute, updateConfig }) => {
        injectRoute({ pattern: '/_redirects', entrypoint: './src/pages/_hosting/redirects.ts', prerender: true });
        injectRoute({ pattern: '/_headers', entrypoint: './src/pages/_hosting/headers.ts', prerender: true });
        injectRoute({ pattern: '/prefetch.json', entrypoint: './src/pages/_hosting/prefetch.ts', prerender: true });
        if (command === 'dev') updateConfig({ vite: { plugins: [redirects] } });
      },
    },
  };
}

/** They are read for each request, so that a redirect works as soon as it is saved. */
const redirects: Plugin = {
  name: 'redirects',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => {
      const to = request.headers.accept?.includes('text/html') ? getRedirects()[request.url ?? ''] : undefined;
      // A browser would remember one that is permanent after it was changed.
      if (to === undefined) next();
      else response.writeHead(302, { location: to }).end();
    });
  },
};

function getRedirects(): Record<string, string> {
  // Read without schemas: a fault in these files is for the content gate to explain.
  const read = (name: string) => readYaml(process.cwd(), join(process.cwd(), 'src/content', name)).data;
  const { main = [] } = (read('navigation.yaml') ?? {}) as Partial<Navigation>;
  const { redirects = [] } = (read('settings.yaml') ?? {}) as Partial<Settings>;
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
