import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { finishPage, type PageDependencies } from '../page-output/finish-page.ts';
import { createStylePurger } from '../page-output/used-styles.ts';

/** Finishes the pages that Astro has built: their styles, their inline scripts and the hashes of their content security policy. */
export function pageOutput(): AstroIntegration {
  return {
    name: 'page-output',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const dependencies: PageDependencies = {
          readSheet: memoize((href) => readFileSync(join(root, href), 'utf8')),
          purge: createStylePurger(),
          shareScript: memoize((source) => writeShared(root, source)),
        };
        const pages = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
        for (const name of pages) {
          const path = join(root, name);
          writeFileSync(path, await finishPage(readFileSync(path, 'utf8'), dependencies));
        }
        logger.info(`${pages.length} pages finished.`);
      },
    },
  };
}

function memoize(compute: (key: string) => string): (key: string) => string {
  const known = new Map<string, string>();
  return (key) => {
    const value = known.get(key) ?? compute(key);
    known.set(key, value);
    return value;
  };
}

function writeShared(root: string, source: string): string {
  const href = `/_astro/shared.${createHash('sha256').update(source).digest('hex').slice(0, 10)}.js`;
  writeFileSync(join(root, href), source);
  return href;
}
