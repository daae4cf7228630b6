import { toLines } from './support/faults.ts';
import { findTags, type Tag } from './support/html.ts';
import { readPage, routes, type Route } from './support/routes.ts';
import { expect, test } from './support/test.ts';

/** Only the path and the part after # matter; this stands for the site’s own host. */
const host = 'https://site.invalid';

interface Reference {
  from: Route;
  tag: Tag;
  written: string;
  target: URL;
}

const references: Reference[] = routes.flatMap((from) =>
  findTags(readPage(from)).flatMap((tag) => {
    const { href, src, action, 'component-url': island, 'renderer-url': renderer } = tag.attributes;
    const written = [href, src, action, island, renderer].filter((address) => address !== undefined);
    return written.map((address) => ({ from, tag, written: address, target: new URL(address, host + from.path) }));
  }),
);
const own = references.filter(({ target }) => target.origin === host);
const toPlaces = (list: Reference[]) => toLines(list.map(({ from, written }) => ({ what: `“${written}”`, where: `on ${from.path}` })));

test('Every link, picture and script of every page leads somewhere, without a redirect (NAV-7)', async ({ request }) => {
  test.setTimeout(120_000);
  const paths = [...new Set(own.map(({ target }) => target.pathname))];
  const wrong = new Set<string>();
  for (const path of paths) {
    const status = (await request.head(path, { maxRedirects: 0 })).status();
    if (status !== 200) wrong.add(path);
  }
  const broken = own.filter(({ target }) => wrong.has(target.pathname));
  expect(toPlaces(broken), 'Correct the address, or add the page; a redirect wants the address it leads to').toEqual([]);
});

test('Every link to a part of a page finds that part (NAV-7)', () => {
  const idsOf = new Map(routes.map((route) => [route.path, new Set(findTags(readPage(route)).map(({ attributes }) => attributes.id))]));
  const broken = own.filter(({ target }) => {
    const ids = idsOf.get(target.pathname);
    // What follows `#c=` is a certificate, which the page reads.
    return ids && target.hash !== '' && !target.hash.startsWith('#c=') && !ids.has(decodeURIComponent(target.hash.slice(1)));
  });
  expect(toPlaces(broken), 'No element of the page has this id').toEqual([]);
});

test('No link is a dummy (NAV-7)', () => {
  const dummies = references.filter(({ written }) => /^(#?|javascript:.*)$/i.test(written.trim()));
  const bare = routes.flatMap((from) =>
    findTags(readPage(from))
      .filter(({ name, attributes }) => name === 'a' && attributes.href === undefined)
      .map(() => from.path),
  );
  expect(toPlaces(dummies), 'Give the link an address').toEqual([]);
  expect(bare, 'A link without `href` is none').toEqual([]);
});

test('A link on a Hindi page stays in Hindi, but for the language switch', () => {
  const pages = new Set(routes.map(({ path }) => path));
  const leaving = own.filter(
    ({ from, tag, target }) =>
      from.language === 'hi' &&
      tag.name === 'a' &&
      pages.has(target.pathname) &&
      !/^\/hi(\/|$)/.test(target.pathname) &&
      tag.attributes.hreflang !== 'en',
  );
  expect(toPlaces(leaving), 'Write the English path in the content; the page turns it into the Hindi one').toEqual([]);
});

test('A link to another site is encrypted and does not hand over the window (NAV-8)', () => {
  const links = references.filter(({ tag, target }) => tag.name === 'a' && /^https?:$/.test(target.protocol) && target.origin !== host);
  expect(links.length).toBeGreaterThan(0);
  expect(toPlaces(links.filter(({ target }) => target.protocol !== 'https:')), 'Use the https address').toEqual([]);
  expect(toPlaces(links.filter(({ tag }) => !/\bnoopener\b/.test(tag.attributes.rel ?? ''))), 'Add rel="noopener"').toEqual([]);
});
