import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import open from 'open';
import type { Plugin, ViteDevServer } from 'vite';
import { deskPath } from '@federation/desk/protocol/desk';
import { memoize } from '@federation/base/memoize';
import { defaultLanguage, isLanguage } from '@federation/i18n/languages';
import { editingTexts } from '@federation/i18n/editing';
import { fill } from '@federation/i18n/fill';
import { createDesk } from '@federation/desk/server/desk';
import type { pageFiles } from '@federation/desk/page-files';
import { guard } from '@federation/desk/server/guard';
import { recover } from '@federation/desk/server/rebase';
import { serveDesk } from '@federation/desk/server/serve-desk';
import { protectFiles } from '@federation/hosting/server/protect-files';

/**
 * Survives restarts of the server after a change of configuration, so that the desk can still undo.
 */
const openDesk = memoize(createDesk);

/**
 * Turns a development server that `npm run edit` has started into an editing server: with the desk,
 * and only for its own pages on this computer. A built site has nothing of it. No file runs
 * anything on a development server, with the desk or without.
 *
 * @param files the script and the styles of its page
 */
export function editingDesk(files: typeof pageFiles): AstroIntegration {
  return {
    name: 'editing-desk',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig, logger }) => {
        // Vitest loads this configuration too.
        if (command !== 'dev' || !process.env['EDITING_DESK'] || process.env.VITEST) return;
        const root = fileURLToPath(config.root).replace(/[\\/]$/, '');
        updateConfig({
          vite: { plugins: [editingServer(root, files, (text) => logger.info(text))] },
        });
      },
      'astro:server:setup': ({ server }) => {
        if (!process.env.VITEST) server.middlewares.use(protectFiles);
      },
    },
  };
}

/** Opens the browser once, even if the server restarts. Tests open none. */
const openInBrowser = memoize(async (address: string) => {
  if (process.env['EDITING_DESK'] !== 'open') return;
  // Without a browser, the terminal still names the address.
  const started = await open(address).catch(() => undefined);
  started?.on('error', () => undefined);
});

const spoken = process.env.CONTENT_LANGUAGE;
const language = isLanguage(spoken) ? spoken : defaultLanguage;

function editingServer(root: string, files: typeof pageFiles, say: (text: string) => void): Plugin {
  const listen = ({ httpServer }: ViteDevServer) =>
    httpServer?.on('listening', () => {
      const at = httpServer.address();
      if (typeof at !== 'object' || !at) return;
      const address = `http://localhost:${at.port}${deskPath}`;
      say(fill(editingTexts[language].desk.opens, { address }));
      void openInBrowser(address);
    });
  return {
    name: 'editing-server',
    configureServer: {
      order: 'post',
      async handler(server) {
        await recover(root);
        const desk = openDesk(root);
        server.watcher.on('all', (_, path) => {
          if (path.split(sep).join('/').includes('/src/content/')) desk.forget();
        });
        listen(server);
        // Starts a program of this computer.
        server.middlewares.use('/__open-in-editor', (_, response) => response.writeHead(404).end());
        server.middlewares.use(deskPath, serveDesk(desk, files));
        // Runs before the middleware of Vite and Astro.
        return () => server.middlewares.stack.unshift({ route: '', handle: guard });
      },
    },
  };
}
