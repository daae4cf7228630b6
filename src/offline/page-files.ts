import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'parse5';
import { parseAst } from 'rolldown/parseAst';
import { findElements, getAttribute, type Element } from '@federation/base/html-elements';

/** The attributes that name a file which a page loads automatically. */
const sources = ['src', 'component-url', 'renderer-url'];

/**
 * The addresses of some pages and of the scripts and drawings that they load by themselves,
 * including imported scripts, sorted. Fonts and other pictures can wait until a visitor meets them.
 *
 * @param root the folder of the built site
 * @param pages addresses such as `/hi/offline`; one without a page is left out
 */
export function collectFiles(root: string, pages: readonly string[]): string[] {
  const found = new Set<string>();
  const queue = pages.filter((page) => existsSync(toFile(root, page)));
  for (let next = queue.pop(); next; next = queue.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    if (next.endsWith('.svg')) continue;
    const text = readFileSync(toFile(root, next), 'utf8');
    const links = next.endsWith('.js') ? findImports(text) : findLoads(text);
    for (const link of links) queue.push(new URL(link, `https://site.invalid${next}`).pathname);
  }
  return [...found].sort();
}

/** The static imports of a module; it loads others when it needs them. */
function findImports(module: string): string[] {
  return parseAst(module).body.flatMap((statement) =>
    'source' in statement && statement.source ? [statement.source.value] : [],
  );
}

/**
 * The scripts and drawings that a page loads automatically. An island with `client:focus` loads
 * nothing until it is used.
 */
function findLoads(page: string): string[] {
  return [...findElements(parse(page))].filter((element) => !isWaiting(element)).flatMap(toLoads);
}

const isWaiting = (element: Element) =>
  element.tagName === 'astro-island' && getAttribute(element, 'client') === 'focus';

function toLoads(element: Element): string[] {
  return sources
    .flatMap((name) => getAttribute(element, name) ?? [])
    .filter((address) => /^\/.*\.(js|svg)$/.test(address));
}

/** The file behind an address of the built site. */
export function toFile(root: string, address: string): string {
  return join(root, /\.\w+$/.test(address) ? address : `${address}.html`);
}
