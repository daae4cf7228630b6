import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import { normalizePath, type Plugin, type ViteDevServer } from 'vite';
import { siteFileNames } from '@federation/content-model/site-files';
import { defaultLanguage, isLanguage, type Language } from '@federation/i18n/languages';
import type { ExplainedContent } from './content-watch/explain-content.ts';
import { runInThread } from '@federation/content-check/check/thread';
import { createLatest } from './content-watch/latest.ts';
import { waitForReadable } from './content-watch/wait-for-readable.ts';

/**
 * Checks the content when the development server starts and whenever a file of it is saved. The
 * terminal and an overlay on the page show the faults until they are corrected. Pages follow the
 * settings and the menus as they follow entries, without a restart of the server: after one, Astro
 * no longer sees changes of the content (https://github.com/withastro/astro/issues/12976).
 *
 * @param overPage the module that shows faults over a page
 * @param failedPage the middleware that answers for a page whose text can't be read
 */
export function contentWatch({
  overPage,
  failedPage,
}: Record<'overPage' | 'failedPage', URL>): AstroIntegration {
  let root: string | undefined;
  return {
    name: 'content-watch',
    hooks: {
      'astro:config:setup': async (options) => {
        // Vitest loads this configuration too.
        if (options.command !== 'dev' || process.env.VITEST) return;
        root = fileURLToPath(options.config.root);
        if (options.isRestart)
          options.logger.warn(
            'The configuration has changed. End the server and start it again to see later changes of the content.',
          );
        // Otherwise Astro would end with a stack trace.
        else await waitForReadable(root, language);
        options.injectScript('page', `import ${JSON.stringify(fileURLToPath(overPage))};`);
        options.addMiddleware({ order: 'pre', entrypoint: failedPage });
        options.updateConfig({ vite: { plugins: [followSettings(root)] } });
      },
      'astro:server:setup': ({ server, logger }) => {
        if (root) watchContent(root, server, logger);
      },
    },
  };
}

/** Saving the settings or the menus reloads the modules that read them. */
function followSettings(root: string): Plugin {
  const toPath = (path: string) => normalizePath(join(root, path));
  const sources = siteFileNames.map((name) => toPath(`src/content/${name}.yaml`));
  const reader = toPath('src/data/settings.ts');
  return {
    name: 'follow-settings',
    hotUpdate({ file }) {
      return sources.includes(file)
        ? [...(this.environment.moduleGraph.getModulesByFile(reader) ?? [])]
        : undefined;
    },
  };
}

type Explained = Record<Language, ExplainedContent>;

const explainContent = new URL('./content-watch/explain-content.ts', import.meta.url);

/** The language of the terminal: `npm run dev -- --hi` sets it. */
const spoken = process.env.CONTENT_LANGUAGE;
const language = isLanguage(spoken) ? spoken : defaultLanguage;

function watchContent(root: string, server: ViteDevServer, logger: AstroIntegrationLogger): void {
  const { client } = server.environments;
  let printed = '';
  /** Result for the content as last saved; undefined while the check runs. */
  let current: Explained | undefined;
  const check = createLatest(
    () =>
      runInThread<Explained>(explainContent, root).catch((error: unknown) => {
        logger.error(`The content could not be checked: ${String(error)}`);
      }),
    (found) => {
      if (!found) return;
      current = found;
      client.hot.send('content-faults', found);
      const { heading, faults } = found[language];
      const text = [heading, ...faults].join('\n\n');
      if (text === printed) return;
      printed = text;
      if (faults.length === 0) logger.info(text);
      else logger.error(`${text}\n`);
    },
  );
  // A page that asks before its last change is checked gets the result with the others.
  client.hot.on('content-faults:ask', (_, page) => {
    if (current) page.send('content-faults', current);
  });
  server.watcher.on('all', (_, path) => {
    if (!path.split(sep).join('/').includes('/src/content/')) return;
    current = undefined;
    void check();
  });
  void check();
}
