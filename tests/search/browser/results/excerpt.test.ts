import { expect, test } from 'vitest';
import type { IndexDocument } from '../../../../packages/search/browser/search-index.ts';
import { spellingsId } from '../../../../packages/search/shared/spelling.ts';
import { createExcerpt } from '../../../../packages/search/browser/results/excerpt.ts';

const heading = (id: string, location: number, element = 'h2') => ({
  element,
  id,
  text: id.toUpperCase(),
  location,
});

function makePage(content: string, more: Partial<IndexDocument> = {}): IndexDocument {
  const base = { url: '/x', language: 'en', meta: {}, filters: {}, locations: [], anchors: [] };
  return { ...base, content, ...more } as IndexDocument;
}

/** The excerpt with its matches in brackets. */
const read = (page: IndexDocument) =>
  createExcerpt(page, [])
    .parts.map(({ text, match }) => (match ? `[${text}]` : text))
    .join(' ');

const filler = (count: number) =>
  Array.from({ length: count }, (_, index) => `w${index}`).join(' ');

test('matches are marked, adjacent ones together; markup is text', () => {
  const page = makePage('The code of conduct <b>binds</b> &amp; holds', { locations: [1, 3, 4] });
  expect(read(page)).toBe('The [code] of [conduct <b>binds</b>] &amp; holds');
});

test('an excerpt has the most matches, with words before and after', () => {
  const page = makePage(filler(100), { locations: [2, 70, 72] });
  const excerpt = read(page);
  expect(excerpt).toMatch(/^… w58 .* \[w70\] w71 \[w72\] .* w85 …$/);
});

test.each([
  [0, /^\[w0\] .* w27 …$/],
  [99, /^… w72 .* \[w99\]$/],
])('at either end of a page, an excerpt is as long as anywhere: %i', (location, expected) => {
  expect(read(makePage(filler(100), { locations: [location] }))).toMatch(expected);
});

test.each([
  ['a sentence', 'ends.', []],
  ['a question', 'ends?', []],
  ['a Hindi sentence', 'हैं।', []],
  ['a quoted sentence', 'ends.”', []],
  ['a heading', 'w59', [heading('x', 60)]],
  ['what is below a heading', 'w59', [{ ...heading('x', 40), text: filler(20) }]],
])('an excerpt begins with %s that begins shortly before the words', (_, before, anchors) => {
  const content = `${filler(59)} ${before} first ${filler(50)}`;
  expect(read(makePage(content, { locations: [66], anchors }))).toMatch(/^first w0 .* \[w5\] /);
});

test('an excerpt drops one of several matches to begin with a sentence', () => {
  const content = `${filler(39)} ends. first ${filler(59)}`;
  const excerpt = read(makePage(content, { locations: [30, 45, 50] }));
  expect(excerpt).toMatch(/^first .* \[w4\] .* \[w9\] /);
});

test('no sentence begins after an abbreviation', () => {
  const content = `${filler(58)} Ltd. ${filler(50)}`;
  expect(read(makePage(content, { locations: [66] }))).toMatch(/^… w53 /);
});

test('an excerpt that ends with a sentence says so', () => {
  const page = makePage(`${filler(27)} ends. ${filler(9)}`, { locations: [2] });
  expect(read(page)).toMatch(/ ends\.$/);
});

test('a page that is found by its keywords shows its beginning', () => {
  expect(read(makePage('Short page'))).toBe('Short page');
  expect(read(makePage(filler(40)))).toMatch(/^w0 .* w27 …$/);
});

test('a match in the folded spellings marks every word with that spelling', () => {
  const page = makePage('हिन्दी में, और “हिन्दी”। संख्या १२ हिंदी 12.', {
    locations: [6],
    anchors: [heading(spellingsId, 6, 'p')],
  });
  expect(read(page)).toBe('[हिन्दी] में, और [“हिन्दी”।] संख्या १२');
  expect(read({ ...page, locations: [7] })).toBe('हिन्दी में, और “हिन्दी”। संख्या [१२]');
});

test('the three headings with most matches below them are linked, in the order of the page', () => {
  const page = makePage(filler(60), {
    locations: [1, 12, 13, 21, 31, 32, 45, 46, 47, 55],
    anchors: [
      heading('a', 10),
      heading('form', 11, 'div'),
      heading('b', 20),
      heading('c', 30, 'h3'),
      { ...heading('d', 40), text: ' ' },
      heading('e', 44),
      heading('f', 50),
      heading(spellingsId, 60, 'p'),
    ],
  });
  expect(createExcerpt(page, []).sections).toMatchObject([
    { url: '/x#a', title: 'A' },
    { url: '/x#c', title: 'C' },
    { url: '/x#e', title: 'E' },
  ]);
});

test('a part whose heading has the query shows its beginning', () => {
  const page = makePage(`a b ${filler(40)}`, {
    locations: [30],
    anchors: [{ ...heading('x', 12), text: 'Section 7: no funds' }],
  });
  const { parts, best } = createExcerpt(page, ['section', '7']);
  expect(best?.title).toBe('Section 7: no funds');
  expect(parts[0]?.text).toMatch(/^w14 /);
});
