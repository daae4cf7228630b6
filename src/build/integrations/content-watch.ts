import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import { normalizePath, type Plugin } from 'vite';
import { defaultLanguage, isLanguage, type Language } from '../../i18n/languages.ts';
import type { ExplainedContent } from '../content-watch/explain-content.ts';
import { askThread } from '../content-check/thread.ts';
import { createGate } from '../content-watch/gate.ts';
import { createQueue } from '../content-watch/queue.ts';
import { waitForReadable } from '../content-watch/wait-for-readable.ts';
import { tellContentState } from '../content-watch/withheld-errors.ts';

/** Several files that an editor saves at once are checked once; in milliseconds. */
const delay = 100;

/**
 * How long a page that is asked for after the save of an entry waits at most for Astro to have read it, in
 * milliseconds. Astro writes nothing down, and the page waits for so long, if the entry is as it was read last or
 * can’t be read.
 */
const longestReading = 2000;

/** Astro writes down what it has read at least this long after the last save of an entry, in milliseconds. */
const writing = 400;

/** Allows for Astro to forget what it read before, once it has written down what it reads now; in milliseconds. */
const forgetting = 50;

/**
 * Checks the content when the development server starts and whenever a file of it is saved. What is wrong
 * is said in the terminal and over the page, in the words of the content check, until it is corrected.
 * Pages follow the settings and the menus as they follow entries, without a restart of the server: after
 * one, Astro no longer reads what changes in the content.
 */
export function contentWatch(): AstroIntegration {
  return {
    name: 'content-watch',
    hooks: {
      'astro:config:setup': async ({ command, config, updateConfig, logger, isRestart }) => {
        // Vitest loads this configuration too.
        if (command !== 'dev' || process.env.VITEST) return;
        const root = fileURLToPath(config.root);
        if (isRestart) logger.warn('The configuration has changed. End the server and start it again to see later changes of the content.');
        // Astro would end with a stack trace.
        else await waitForReadable(root, language);
        updateConfig({ vite: { plugins: [watchContent(root, logger), followSettings(root)] } });
      },
    },
  };
}

/** The modules that read the settings and the menus are loaded anew when these are saved. */
function followSettings(root: string): Plugin {
  const toPath = (path: string) => normalizePath(join(root, path));
  const sources = ['src/content/settings.yaml', 'src/content/navigation.yaml'].map(toPath);
  const reader = toPath('src/data/settings.ts');
  return {
    name: 'follow-settings',
    hotUpdate({ file }) {
      return sources.includes(file) ? [...(this.environment.moduleGraph.getModulesByFile(reader) ?? [])] : undefined;
    },
  };
}

const explainContent = new URL('../content-watch/explain-content.ts', import.meta.url);

/** The language of the terminal: `npm run dev -- --hi` sets it. */
const spoken = process.env.CONTENT_LANGUAGE;
const language = isLanguage(spoken) ? spoken : defaultLanguage;

function print({ heading, faults }: ExplainedContent, logger: AstroIntegrationLogger) {
  if (faults.length === 0) logger.info(heading);
  else logger.error(`${heading}\n\n${faults.join('\n\n')}\n`);
}

function watchContent(root: string, logger: AstroIntegrationLogger): Plugin {
  return {
    name: 'content-watch',
    configureServer({ watcher, middlewares, environments: { client } }) {
      let last: Record<Language, ExplainedContent> | undefined;
      let saves = 0;
      let checkedSaves = -1;
      const check = async () => {
        const seen = saves;
        try {
          const found = await askThread<Record<Language, ExplainedContent>>(explainContent, root);
          if (JSON.stringify(found) !== JSON.stringify(last)) print(found[language], logger);
          last = found;
          checkedSaves = seen;
          if (seen === saves) tellContentState(found[language].faults.length > 0 ? 'faults' : 'no faults');
          client.hot.send('content-faults', found);
        } catch (error) {
          logger.error(`The content could not be checked: ${String(error)}`);
        }
      };
      const ask = createQueue(check, delay);
      client.hot.on('content-faults:ask', (_, page) => {
        // A page that asks before its last change is checked hears of it with everybody else.
        if (last && checkedSaves === saves) page.send('content-faults', last);
      });
      // A page that is made while Astro forgets what it read before can keep some of it, until something else is saved.
      // One that was asked for before the save is not held back: that one can still stay old.
      const gate = createGate(longestReading);
      let saved = 0;
      const open = () => {
        if (performance.now() - saved > writing) gate.open();
      };
      middlewares.use((_request, _response, next) => void gate.pass().then(next));
      watcher.on('all', (_, name) => {
        const path = name.split(sep).join('/');
        if (path.endsWith('/.astro/data-store.json')) setTimeout(open, forgetting);
        if (!path.includes('/src/content/')) return;
        if (path.endsWith('.mdx')) {
          saved = performance.now();
          gate.close();
        }
        saves += 1;
        tellContentState('checking');
        ask();
      });
      ask();
    },
    // The module that every page of the development server loads, also one that could not be rendered.
    transform: {
      filter: { id: /vite\/dist\/client\/client\.mjs/ },
      handler: (code) => `${code}\nimport('/src/browser/development/content-faults.ts');`,
    },
  };
}
