import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import sirv from 'sirv';
import type { KnownFile } from '../../core/search/known-page.ts';
import { findLostAnswers } from '../../core/search/lost-answers.ts';
import { toLocalPath } from '../../core/paths.ts';
import { languages } from '../../i18n/languages.ts';
import { readSearchWords } from '../content/site-files.ts';
import { toIndexedPage } from '../search/page-for-index.ts';
import { writeSearchIndexes, type AddressedPage } from '../search/search-index.ts';

/** Below the folder of the built site, and its address. */
const folder = 'pagefind';

/**
 * Indexes the built pages for the search. While developing, the index of the last build answers;
 * where there is none, the search page says how to get one.
 */
export function search(): AstroIntegration {
  return {
    name: 'search',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(`/${folder}`, sirv(`dist/${folder}`, { dev: true }));
      },
      'astro:build:done': async ({ dir, pages, logger }) => {
        const root = fileURLToPath(dir);
        const paths = pages.map(({ pathname }) => pathname);
        await writeSearchIndexes(readPages(root, paths), join(root, folder));
        pointOutLostAnswers(root, logger);
      },
    },
  };
}

/** Says, as a hint, what people type in vain: an answer of the staff, or the title of a page. */
function pointOutLostAnswers(root: string, logger: AstroIntegrationLogger): void {
  const { answers } = readSearchWords(process.cwd());
  for (const language of languages) {
    const known = JSON.parse(
      readFileSync(join(root, `search/${language}.json`), 'utf8'),
    ) as KnownFile;
    const expected = answers.flatMap(({ page, typed }) =>
      typed[language]
        .split(',')
        .map((words) => ({ typed: words.trim(), page: toLocalPath(page, language) })),
    );
    for (const { typed, page, came = 'nothing' } of findLostAnswers(known, expected))
      logger.warn(
        `Who types “${typed}” does not find ${page} among the first three results; ${came} comes first. docs/editors/${language}/correct-a-search.md tells how to correct it.`,
      );
  }
}

/**
 * The pages of a built site that are to be found. Their order is that of results that match as
 * well.
 */
function* readPages(root: string, paths: readonly string[]): Generator<AddressedPage> {
  for (const path of paths) {
    const page = toIndexedPage(readFileSync(join(root, `${path || 'index'}.html`), 'utf8'));
    if (page) yield { ...page, url: `/${path}` };
  }
}
