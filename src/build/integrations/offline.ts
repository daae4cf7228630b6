import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { languages } from '../../i18n/languages.ts';
import { verifyPath } from '../../core/certificates/issuer.ts';
import { toLocalPath } from '../../core/paths.ts';

/** Pages that must open without a connection, though nobody has visited them. The last are left out where data is saved. */
const pages = { always: inEach('/offline'), unlessSaving: inEach(verifyPath) };

function inEach(path: string): string[] {
  return languages.map((language) => toLocalPath(path, language));
}

/** Writes the service worker, with the files that the pages it keeps from the start need. */
export function offline(): AstroIntegration {
  return {
    name: 'offline',
    hooks: {
      'astro:build:done': ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const always = collect(root, pages.always);
        const unlessSaving = collect(root, pages.unlessSaving).filter((file) => !always.includes(file));
        const source = readFileSync(new URL('../../browser/service-worker.ts', import.meta.url), 'utf8');
        const files = JSON.stringify({ always, unlessSaving });
        const version = createHash('sha256').update(source);
        for (const file of [...always, ...unlessSaving]) version.update(readFileSync(toFile(root, file)));
        const script = stripTypeScriptTypes(source)
          .replace(/^\s*\/\*\*[\s\S]*?\*\/|^\s*\/\/.*$|^export \{\};$/gm, '')
          .replace(/\n\s*(?=\n)/g, '');
        writeFileSync(
          join(root, 'sw.js'),
          `const VERSION='${version.digest('hex').slice(0, 12)}';const FILES=${files};\n${script.trim()}\n`,
        );
        logger.info(`${always.length + unlessSaving.length} files are kept for use without a connection.`);
      },
    },
  };
}

const imports = /\b(?:import|from)\s*["'`]([^"'`]+\.js)["'`]/g;
const loads = /\b(?:src|component-url|renderer-url)="(\/[^"]+\.(?:js|svg))"/g;
/** An island that loads nothing until it is used. */
const waiting = /<astro-island [^>]*client="focus"[^>]*>/g;

/** Some pages with the scripts that they load by themselves and what those import. Fonts can wait until they are met. */
function collect(root: string, addresses: readonly string[]): string[] {
  const found = new Set<string>();
  const queue = addresses.filter((address) => existsSync(toFile(root, address)));
  for (let next = queue.pop(); next; next = queue.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    if (!/\.js$|\/[^.]*$/.test(next)) continue;
    const text = readFileSync(toFile(root, next), 'utf8');
    const links = next.endsWith('.js') ? [...text.matchAll(imports)] : [...text.replace(waiting, '').matchAll(loads)];
    for (const [, address = ''] of links) queue.push(new URL(address, `https://site.invalid${next}`).pathname);
  }
  return [...found].sort();
}

/** The file behind an address of the built site. */
function toFile(root: string, address: string): string {
  return join(root, /\.\w+$/.test(address) ? address : `${address}.html`);
}
