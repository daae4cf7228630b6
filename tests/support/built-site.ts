import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { toLocalPath } from '../../packages/base/shared/paths.ts';
import {
  defaultLanguage,
  languages,
  translationLanguages,
  type Language,
} from '../../packages/i18n/languages.ts';
import { findTags, type Tag } from './html.ts';

/** A page of the built site. */
export interface Route {
  /** Its address on the site, such as `/hi/about/overview`. */
  path: string;
  language: Language;
  /** The address without the language, the same for every language, such as `/about/overview`. */
  page: string;
  /** Its file, below the folder of the built site. */
  file: string;
}

/** The folder of the built site. */
export const dist = fileURLToPath(new URL('../../dist', import.meta.url));

if (!existsSync(join(dist, 'index.html')))
  throw new Error('There is no built site. Run `npm run build`, then the tests again.');

const notFoundFiles = new Map(
  languages.map((language) => [toFile(toLocalPath('/404', language)), language]),
);

/** Every file and folder of the built site, by its path. */
export const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((name) =>
  name.replaceAll('\\', '/'),
);

/** Every page that was built, except those that answer unknown addresses. */
export const routes: Route[] = files
  .filter((name) => name.endsWith('.html') && !notFoundFiles.has(name))
  .sort()
  .map(toRoute);

/** The pages that answer every other address. */
export const notFoundPages: Route[] = [...notFoundFiles].map(([file, language]) => ({
  path: toLocalPath('/no-such-page', language),
  language,
  page: '/no-such-page',
  file,
}));

/**
 * The files of the built site below a folder with an ending, in every language, such as
 * `hi/feeds/all.xml`.
 */
export function listFiles(folder: string, ending: string): string[] {
  const folders = languages.map((language) => `${toLocalPath(`/${folder}`, language).slice(1)}/`);
  return files
    .filter((name) => name.endsWith(ending) && folders.some((start) => name.startsWith(start)))
    .sort();
}

/** The text of a file of the built site. */
export function readText(path: string): string {
  return readFileSync(join(dist, path), 'utf8');
}

export function hasFile(path: string): boolean {
  return existsSync(join(dist, path));
}

const tagsOf = new Map<string, Tag[]>();

/** The elements of a built page. Each page is parsed once. */
export function readTags({ file }: Pick<Route, 'file'>): Tag[] {
  const tags = tagsOf.get(file) ?? findTags(readText(file));
  tagsOf.set(file, tags);
  return tags;
}

/** The page at an address of the site, such as `/hi/contact`. Throws if it wasn't built. */
export function findRoute(path: string): Route {
  const found = routes.find((route) => route.path === path);
  if (!found) throw new Error(`The page ${path} was not built.`);
  return found;
}

/** The heading of a page. */
export function readTitle(route: Route): string {
  const heading = readTags(route).find(({ name }) => name === 'h1');
  return heading?.text.replace(/\s+/g, ' ').trim() ?? '';
}

/** True if search engines may list a page. */
export function isListed(route: Route): boolean {
  return !readTags(route).some(
    ({ name, attributes }) =>
      name === 'meta' && attributes.name === 'robots' && /noindex/.test(attributes.content ?? ''),
  );
}

/** The file of a page's address. */
function toFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

function toRoute(file: string): Route {
  const path = `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`;
  const language =
    translationLanguages.find((one) => path === `/${one}` || path.startsWith(`/${one}/`)) ??
    defaultLanguage;
  const page = language === defaultLanguage ? path : path.slice(`/${language}`.length) || '/';
  return { path, language, page, file };
}
