import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const languages = ['en', 'hi'] as const;

export type Language = (typeof languages)[number];

/** A page of the built site. */
export interface Route {
  /** Its address on the site, such as `/hi/about/overview`. */
  path: string;
  language: Language;
  /** The address without the language, the same for both languages, such as `/about/overview`. */
  page: string;
  /** Its file, below the folder of the built site. */
  file: string;
}

/** The folder of the built site. */
export const dist = fileURLToPath(new URL('../../dist', import.meta.url));

if (!existsSync(join(dist, 'index.html'))) throw new Error('There is no built site. Run `npm run build`, then the tests again.');

/** The route table of the specification, section 2. */
export const specifiedPages = [
  '/',
  '/about/overview',
  '/about/charter',
  '/about/ombudsman',
  '/about/legal',
  '/about/responsible-gaming',
  '/membership/become',
  '/membership/benefits',
  '/membership/current-members',
  '/membership/partners',
  '/membership/portal',
  '/events/members-meet',
  '/events/archive',
  '/events/conferences',
  '/events/workshops',
  '/resources/publications',
  '/resources/news',
  '/resources/release',
  '/resources/guidelines',
  '/resources/media',
  '/resources/downloads',
  '/contact',
  '/government-portals/rti',
  '/government-portals/grievance',
  '/government-portals/e-governance',
  '/certificate-verify',
  '/request-certificate',
  '/error/404',
  '/error/500',
  '/error/maintenance',
];

/** What the specification links to without having a page for it, and what the site needs besides. */
export const addedPages = [
  '/privacy',
  '/terms',
  '/feedback',
  '/gameathon/overview',
  '/gameathon/register',
  '/gameathon/past-events',
  '/gameathon/gallery',
  '/search',
  '/notices',
  '/accessibility',
  '/storage',
  '/hyperlinking',
  '/copyright',
  '/sitemap',
  '/certificate-verify/for-verifiers',
  '/certificate-verify/examples',
  '/feeds',
  '/open-data',
];

/** Every page that was built, but the two that answer unknown addresses. */
export const routes: Route[] = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.html') && !/^(hi\/)?404\.html$/.test(name))
  .sort()
  .map(toRoute);

/** The pages that answer every other address. */
export const notFoundPages: Route[] = [
  { path: '/no-such-page', language: 'en', page: '/no-such-page', file: '404.html' },
  { path: '/hi/no-such-page', language: 'hi', page: '/no-such-page', file: 'hi/404.html' },
];

/**
 * The same pages by language and section. A check that holds for every page takes a group at a time:
 * one browser page for some routes is far quicker than one for each.
 */
export const groups: { name: string; routes: Route[] }[] = [...Map.groupBy(routes, toGroupName)].flatMap(([name, members]) =>
  inParts(members, 12).map((part, index, parts) => ({ name: parts.length > 1 ? `${name}, part ${index + 1}` : name, routes: part })),
);

/** The address of a page in a language. */
export function toPath(page: string, language: Language): string {
  if (language === 'en') return page;
  return page === '/' ? '/hi' : `/hi${page}`;
}

/** The text of a built page. */
export function readPage({ file }: Pick<Route, 'file'>): string {
  return readFileSync(join(dist, file), 'utf8');
}

function toRoute(file: string): Route {
  const path = `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`;
  const hindi = path === '/hi' || path.startsWith('/hi/');
  return { path, language: hindi ? 'hi' : 'en', page: hindi ? path.slice('/hi'.length) || '/' : path, file };
}

function toGroupName({ page, language }: Route): string {
  const [, section = '', below] = page.split('/');
  return toPath(below ? `/${section}/…` : '/…', language);
}

function inParts<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, part) => items.slice(part * size, (part + 1) * size));
}
