import { expect, test } from 'vitest';
import { toIndexedPage } from '../../../packages/search/index/page-for-index.ts';
import { spellingsId } from '../../../packages/search/shared/spelling.ts';
import { findTags, type Tag } from '../../support/html.ts';

const page = 'data-pagefind-body data-pagefind-filter="type[data-type]" data-type="page"';
const order =
  'data-pagefind-body data-pagefind-filter="type[data-type], year[data-year]" data-type="orders" data-year="2026"';

const makePage = ({
  lang = 'en',
  head = '',
  attributes = page,
  main = '<h1>Charter</h1><p>Words</p>',
} = {}) =>
  `<!DOCTYPE html><html lang="${lang}"><head>${head}</head><body><nav>Menu</nav><main id="main" ${attributes}>${main}</main></body></html>`;

/** The elements of a page as the index takes it. */
function indexPage(parts: Parameters<typeof makePage>[0]): Tag[] {
  return findTags(toIndexedPage(makePage(parts))?.content ?? '');
}

const named = (tags: readonly Tag[], name: string) => tags.find((tag) => tag.name === name);
const metaOf = (tags: readonly Tag[], name: string) =>
  tags.find(({ attributes }) => attributes['data-pagefind-meta'] === name);
const spellingsOf = (tags: readonly Tag[]) =>
  tags.find(({ attributes }) => attributes['id'] === spellingsId)?.text;

test('the index gets the language and the filters of the layout; it does not get what is outside the main part', () => {
  expect(toIndexedPage(makePage({ lang: 'hi' }))?.language).toBe('hi');
  const tags = indexPage({ lang: 'hi', attributes: order });
  expect(named(tags, 'html')?.attributes['lang']).toBe('hi');
  expect(named(tags, 'main')?.attributes).toMatchObject({
    'data-pagefind-filter': expect.stringContaining('year[data-year]') as string,
    'data-year': '2026',
  });
  expect(named(tags, 'body')?.text).not.toContain('Menu');
});

test('a page that the layout did not mark is left out (SRCH-3)', () => {
  expect(toIndexedPage(makePage({ attributes: '' }))).toBeUndefined();
});

test('words stay as they were written; how queries spell them comes after them, as often as they are there', () => {
  const tags = indexPage({ main: '<h1>Licence</h1><p>A licence, and an organisation.</p>' });
  expect(named(tags, 'h1')?.text).toBe('Licence');
  expect(spellingsOf(tags)).toBe('license license organization');
  expect(tags.at(-1)?.attributes['id']).toBe(spellingsId);
});

test('where queries spell every word as the page does, nothing comes after it', () => {
  expect(spellingsOf(indexPage({}))).toBeUndefined();
});

test('what is hidden from readers or not part of the text is not found', () => {
  const tags = indexPage({
    main: `<h1>X</h1><p data-pagefind-ignore>Print licence</p><span class="visually-hidden">Skip licence</span>
      <i aria-hidden="true">licence</i><form>licence</form><script>licence</script><p>Read</p>`,
  });
  expect(named(tags, 'main')?.text).toContain('Read');
  expect(named(tags, 'main')?.text).not.toMatch(/licen[cs]e/);
});

test('labels, cells and buttons side by side are separate words, and a word with a part in bold is one', () => {
  const tags = indexPage({
    main: '<h1>X</h1><a>Join</a><a>Verify</a><span>Notice</span><time>2026</time>May <p>(<b>re</b>open)</p><table><tr><th>Set</th><th>File</th></tr><tr><td>A</td></tr></table>',
  });
  const text = named(tags, 'main')?.text;
  for (const words of ['Join Verify', 'Notice 2026 May', '(reopen)', 'Set File A'])
    expect.soft(text).toContain(words);
});

test('a page is found by its name, by the keywords that staff give and by synonyms, none of which are part of its text', () => {
  const tags = indexPage({
    head: '<meta name="keywords" content="dues, levy">',
    main: '<h1>Ombudsman’s Organisation</h1>',
  });
  for (const [name, words] of [
    ['page', "ombudsman's organization"],
    ['keywords', 'dues, levy'],
    ['synonyms', 'lokpal'],
  ] as const) {
    expect.soft(metaOf(tags, name)?.text).toContain(words);
    expect.soft(metaOf(tags, name)?.attributes).toHaveProperty('data-pagefind-ignore');
  }
});

test('a record is found by its own words', () => {
  const tags = indexPage({ attributes: order, main: '<h1>Ombudsman</h1>' });
  expect(metaOf(tags, 'record')?.text).toBe('ombudsman');
  for (const name of ['page', 'keywords', 'synonyms']) expect(metaOf(tags, name)).toBeUndefined();
});

test('a heading that begins a part takes the id of the part; others keep theirs', () => {
  const tags = indexPage({
    main: '<h1>Charter</h1><section id="rules"><h2>Rules</h2><h3>First</h3></section><section id="a"><h2 id="b">B</h2></section>',
  });
  expect(
    tags.flatMap(({ name, attributes }) =>
      attributes['id'] ? [`${name} ${attributes['id']}`] : [],
    ),
  ).toEqual(['main main', 'h2 rules', 'section a', 'h2 b']);
});
