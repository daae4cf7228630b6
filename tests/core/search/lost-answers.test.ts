import { expect, test } from 'vitest';
import { findLostAnswers } from '../../../src/core/search/lost-answers.ts';

const page = (p: string, t: string, a?: string) => ({ t, p, c: 'page', ...(a && { a }) });

const known = (pages: ReturnType<typeof page>[]) => ({
  pages,
  types: { page: { name: 'Page', weight: 1 } },
  stopWords: 'the of',
  synonyms: [],
});

const contact = page('/contact', 'Contact', 'opening hours');

test('an answer and a title that lead to their page are not lost', () => {
  const expected = { typed: 'the opening hours', page: '/contact' };
  expect(findLostAnswers(known([contact, page('/other', 'Orders')]), [expected])).toEqual([]);
});

test('an answer whose page is not among the first three is lost, with the page that came', () => {
  const others = [1, 2].map((number) => page(`/${number}`, 'Opening hours'));
  const expected = { typed: 'opening hours', page: '/orders' };
  expect(
    findLostAnswers(known([contact, ...others, page('/orders', 'Orders')]), [expected]),
  ).toEqual([{ ...expected, came: '/contact' }]);
});

test('a page whose title finds others first is lost', () => {
  const others = [1, 2, 3].map((number) => page(`/${number}`, 'Forms', 'old contact'));
  const lost = findLostAnswers(known([...others, page('/4', 'Old contact')]), []);
  expect(lost.map(({ page }) => page)).toEqual(['/4']);
});
