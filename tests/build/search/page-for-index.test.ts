import { parse } from 'parse5';
import { expect, test } from 'vitest';
import { toIndexedPage } from '../../../src/build/search/page-for-index.ts';
import { detachSpellings } from '../../../src/core/search/spelling.ts';
import { findTags, type Tag } from '../../support/html.ts';

const page = 'data-pagefind-body data-pagefind-filter="type[data-type], language:en" data-type="page"';
const order = 'data-pagefind-body data-pagefind-filter="type[data-type], year[data-year], language:en" data-type="orders" data-year="2026"';

const makePage = ({ lang = 'en', head = '', attributes = page, main = '<h1>Charter</h1><p>Words</p>' } = {}) =>
  `<!DOCTYPE html><html lang="${lang}"><head>${head}</head><body><nav>Menu</nav><main id="main" ${attributes}>${main}</main></body></html>`;

/** The elements of a page as the index takes it. */
function indexPage(parts: Parameters<typeof makePage>[0]): Tag[] {
  return findTags(toIndexedPage(parse(makePage(parts))) ?? '');
}

const named = (tags: readonly Tag[], name: string) => tags.find((tag) => tag.name === name);
const metaOf = (tags: readonly Tag[], name: string) => tags.find(({ attributes }) => attributes['data-pagefind-meta'] === name);

test('the index gets the language and the filters of the layout; it does not get what is outside the main part', () => {
  const tags = indexPage({ lang: 'hi', attributes: order });
  expect(named(tags, 'html')?.attributes['lang']).toBe('hi');
  expect(named(tags, 'main')?.attributes).toMatchObject({
    'data-pagefind-filter': expect.stringContaining('year[data-year]') as string,
    'data-year': '2026',
  });
  expect(named(tags, 'body')?.text).not.toContain('Menu');
});

test('a page that the layout did not mark is left out (SRCH-3)', () => {
  expect(toIndexedPage(parse(makePage({ attributes: '' })))).toBeUndefined();
});

test('words get the spelling of queries and are kept as they were written; ids do not change', () => {
  const heading = named(indexPage({ lang: 'hi', main: '<h1 id="हिन्दी">हिन्दी</h1>' }), 'h1');
  expect(heading?.attributes['id']).toBe('हिन्दी');
  expect(heading?.text).toContain('हिंदी');
  expect(detachSpellings(heading?.text ?? '')).toBe('हिन्दी');
});

test('labels and buttons side by side are separate words, and a word with a part in bold is one', () => {
  const tags = indexPage({ main: '<h1>X</h1><a>Join</a><a>Verify</a><span>Notice</span><time>2026</time><p>(<b>re</b>open)</p>' });
  const text = named(tags, 'main')?.text;
  for (const words of ['Join Verify', 'Notice 2026', '(reopen)']) expect(text).toContain(words);
});

test('a page is found by its name, by the keywords that staff give and by synonyms, none of which are part of its text', () => {
  const tags = indexPage({ head: '<meta name="keywords" content="dues, levy">', main: '<h1>Ombudsman</h1>' });
  for (const [name, words] of [
    ['page', 'Ombudsman'],
    ['keywords', 'dues, levy'],
    ['synonyms', 'lokpal'],
  ] as const) {
    expect.soft(metaOf(tags, name)?.text).toContain(words);
    expect.soft(metaOf(tags, name)?.attributes).toHaveProperty('data-pagefind-ignore');
  }
});

test('a record is found by its own words', () => {
  const tags = indexPage({ attributes: order, main: '<h1>Ombudsman</h1>' });
  for (const name of ['page', 'keywords', 'synonyms']) expect(metaOf(tags, name)).toBeUndefined();
});
