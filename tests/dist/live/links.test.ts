import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSettings } from '../../../packages/content-model/files/site-files.ts';
import { defaultLanguage } from '../../../packages/i18n/languages.ts';
import { dist, readTags, routes, type Route } from '../../support/built-site.ts';
import { toLines } from '../../support/faults.ts';
import type { Tag } from '../../support/html.ts';
import { serveSite, type SiteServer } from '../../support/site-server.ts';

/** A link with the full address of the site also leads to the site. */
const host = readSettings(process.cwd()).site;

interface Reference {
  from: Route;
  tag: Tag;
  written: string;
  target: URL;
}

const references: Reference[] = routes.flatMap((from) =>
  readTags(from).flatMap((tag) => {
    const { href, src, action, 'component-url': island, 'renderer-url': renderer } = tag.attributes;
    const written = [href, src, action, island, renderer].filter(
      (address) => address !== undefined,
    );
    return written.map((address) => ({
      from,
      tag,
      written: address,
      target: new URL(address, host + from.path),
    }));
  }),
);
const own = references.filter(({ target }) => target.origin === host);
const toPlaces = (list: Reference[]) =>
  toLines(list.map(({ from, written }) => ({ what: `“${written}”`, where: `on ${from.path}` })));

let server: SiteServer;
beforeAll(async () => {
  server = await serveSite(dist);
});
afterAll(() => server.close());

test('every link, picture and script of every page leads somewhere, without a redirect (NAV-7)', async () => {
  const wrong = new Set<string>();
  for (const path of new Set(own.map(({ target }) => target.pathname)))
    if ((await server.request(path, {}, 'HEAD')).status !== 200) wrong.add(path);
  const broken = own.filter(({ target }) => wrong.has(target.pathname));
  expect(
    toPlaces(broken),
    'Correct the address, or add the page; replace a redirect by the address it leads to',
  ).toEqual([]);
});

test('every link to a part of a page finds that part (NAV-7)', () => {
  const idsOf = new Map(
    routes.map((route) => [
      route.path,
      new Set(readTags(route).map(({ attributes }) => attributes.id)),
    ]),
  );
  const broken = own.filter(({ target }) => {
    const ids = idsOf.get(target.pathname);
    // The page reads a certificate after `#c=`.
    return (
      ids &&
      target.hash !== '' &&
      !target.hash.startsWith('#c=') &&
      !ids.has(decodeURIComponent(target.hash.slice(1)))
    );
  });
  expect(toPlaces(broken), 'No element of the page has this id').toEqual([]);
});

test('no link is a dummy (NAV-7)', () => {
  const dummies = references.filter(({ written }) => /^(#?|javascript:.*)$/i.test(written.trim()));
  const bare = routes.flatMap((from) =>
    readTags(from)
      .filter(({ name, attributes }) => name === 'a' && attributes.href === undefined)
      .map(() => from.path),
  );
  expect(toPlaces(dummies), 'Give the link an address').toEqual([]);
  expect(bare, 'A link without `href` leads nowhere').toEqual([]);
});

test('a link on a translated page stays in its language, except in the language switch', () => {
  const pages = new Map(routes.map((route) => [route.path, route]));
  const leaving = own.filter(({ from, tag, target }) => {
    const to = pages.get(target.pathname);
    return (
      from.language !== defaultLanguage &&
      tag.name === 'a' &&
      to &&
      to.language !== from.language &&
      tag.attributes.hreflang !== to.language
    );
  });
  expect(
    toPlaces(leaving),
    'Write the address without a language in the content; the page adds its own',
  ).toEqual([]);
});

test('a link to another site is encrypted and does not give it access to the window (NAV-8)', () => {
  const links = references.filter(
    ({ tag, target }) =>
      tag.name === 'a' && /^https?:$/.test(target.protocol) && target.origin !== host,
  );
  expect(
    toPlaces(links.filter(({ target }) => target.protocol !== 'https:')),
    'Use the https address',
  ).toEqual([]);
  expect(
    toPlaces(links.filter(({ tag }) => !/\bnoopener\b/.test(tag.attributes.rel ?? ''))),
    'Add rel="noopener"',
  ).toEqual([]);
});
