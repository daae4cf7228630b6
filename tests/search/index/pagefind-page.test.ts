import { expect, test } from 'vitest';
import { toPagefindPage } from '../../../packages/search/index/pagefind-page.ts';
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

/** The elements of a prepared page. */
function indexPage(parts: Parameters<typeof makePage>[0]): Tag[] {
  return findTags(toPagefindPage(makePage(parts))?.content ?? '');
}

const named = (tags: readonly Tag[], name: string) => tags.find((tag) => tag.name === name);
const metaOf = (tags: readonly Tag[], name: string) =>
  tags.find(({ attributes }) => attributes['data-pagefind-meta'] === name);
const spellingsOf = (tags: readonly Tag[]) =>
  tags.find(({ attributes }) => attributes['id'] === spellingsId)?.text;

test('a prepared page has the language and the filters of the layout, and only the main part', () => {
  expect(toPagefindPage(makePage({ lang: 'hi' }))?.language).toBe('hi');
  const tags = indexPage({ lang: 'hi', attributes: order });
  expect(named(tags, 'html')?.attributes['lang']).toBe('hi');
  expect(named(tags, 'main')?.attributes).toMatchObject({
    'data-pagefind-filter': expect.stringContaining('year[data-year]') as string,
    'data-year': '2026',
  });
  expect(named(tags, 'body')?.text).not.toContain('Menu');
});

test('a page that the layout did not mark is left out (SRCH-3)', () => {
  expect(toPagefindPage(makePage({ attributes: '' }))).toBeUndefined();
});

test('words keep their spelling; folded spellings follow, as often as the words occur', () => {
  const tags = indexPage({ main: '<h1>Licence</h1><p>A licence, and an organisation.</p>' });
  expect(named(tags, 'h1')?.text).toBe('Licence');
  expect(spellingsOf(tags)).toBe('license license organization');
  expect(tags.at(-1)?.attributes['id']).toBe(spellingsId);
});

test('nothing follows if every spelling is folded already', () => {
  expect(spellingsOf(indexPage({}))).toBeUndefined();
});

test('elements that are hidden or no part of the text are not indexed', () => {
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

test('a page has its name, its keywords and synonyms in fields, not in its text', () => {
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

test('an entry has its name only', () => {
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
