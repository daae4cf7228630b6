import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';

const names = /--[a-z][\w-]*/g;

/**
 * The custom properties that style sheets and scripts of the built site name by themselves. Sheets that
 * a script loads later stay as they are, so a page must keep these, under their own names.
 *
 * @param folder the folder with the scripts and style sheets of the site
 */
export function findReservedProperties(folder: string): Set<string> {
  const files = readdirSync(folder);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const scripts = files.filter((file) => file.endsWith('.js')).map(read);
  const loadedLater = files.filter((file) => file.endsWith('.css') && scripts.some((script) => script.includes(file))).map(read);
  const quoted = scripts.flatMap((script) => [...script.matchAll(/["'`](--[a-z][\w-]*)["'`]/g)].map(([, name = '']) => name));
  return new Set([...loadedLater.flatMap((css) => css.match(names) ?? []), ...quoted]);
}

/**
 * A function that gives the styles of a page without the custom properties that nothing in them uses, the
 * others under names of a letter or two. They make up a fifth of the styles. Pages with the same styles
 * share the work.
 */
export function createPropertyTrimmer(reserved: ReadonlySet<string>): (css: string) => string {
  const trimmed = new Map<string, string>();
  return (css) => {
    const known = trimmed.get(css) ?? trimProperties(css, reserved);
    trimmed.set(css, known);
    return known;
  };
}

function trimProperties(css: string, reserved: ReadonlySet<string>): string {
  const root = postcss.parse(css);
  for (let dropped = true; dropped;) {
    dropped = false;
    const used = new Set<string>(reserved);
    root.walkDecls(({ value }) => {
      for (const [, name = ''] of value.matchAll(/var\(\s*(--[\w-]+)/g)) used.add(name);
    });
    root.walkDecls(/^--/, (declaration) => {
      if (used.has(declaration.prop)) return;
      declaration.remove();
      dropped = true;
    });
  }
  const short = new Map<string, string>();
  // Astro names fonts with a long hash, lest two sites share a name; within a page a short part will do.
  return root
    .toString()
    .replace(/-([0-9a-f]{3})[0-9a-f]{13}\b(?=[";, ])/g, '-$1')
    .replace(names, (name) => {
      if (reserved.has(name)) return name;
      const known = short.get(name) ?? `--${short.size.toString(36)}`;
      short.set(name, known);
      return known;
    });
}
