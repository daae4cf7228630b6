import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { defaultTreeAdapter as tree, parse, serialize } from 'parse5';
import { findElements, getAttribute, type Element } from '@federation/base/html-elements';

/**
 * The built site with floors: copies of some pages without scripts and fonts, to compare them with.
 */
export interface SiteWithFloors {
  folder: string;
  /** The address of the floor of a page. */
  toFloor: (path: string) => string;
  remove: () => void;
}

/** Writes a folder with the whole built site and the floors of some pages. */
export function writeFloors(paths: readonly string[]): SiteWithFloors {
  const folder = mkdtempSync(join(tmpdir(), 'bench-site-'));
  for (const name of readdirSync('dist')) symlinkSync(resolve('dist', name), join(folder, name));
  mkdirSync(join(folder, 'floor'));
  const toFloor = (path: string) => `/floor/${paths.indexOf(path)}`;
  for (const path of paths) {
    const page = readFileSync(join('dist', path === '/' ? 'index.html' : `${path}.html`), 'utf8');
    const html = withoutScriptsAndFonts(page);
    const file = join(folder, `${toFloor(path)}.html`);
    writeFileSync(file, html);
    writeFileSync(`${file}.br`, brotliCompressSync(html));
  }
  return { folder, toFloor, remove: () => rmSync(folder, { recursive: true }) };
}

/**
 * A page without its scripts and without the preloads of scripts and fonts; its data stays. The
 * styles, which the content security policy knows by their hash, still name the fonts: the browser
 * has to refuse those.
 */
export function withoutScriptsAndFonts(html: string): string {
  const page = parse(html);
  for (const element of [...findElements(page)].filter((each) => isScript(each) || isPreload(each)))
    tree.detachNode(element);
  return serialize(page);
}

/** Data is in a script element too. */
const isScript = (element: Element) =>
  element.tagName === 'script' && ['module', undefined].includes(getAttribute(element, 'type'));

const isPreload = (element: Element) =>
  getAttribute(element, 'rel') === 'modulepreload' ||
  ['font', 'script'].includes(getAttribute(element, 'as') ?? '');
