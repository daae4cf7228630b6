import { expect, test } from 'vitest';
import { toIsland, toIslandClass, toIslandFolder } from '../../../src/build/page-output/island-classes.ts';

test('a class of a CSS module says which island it belongs to', () => {
  const name = toIslandClass('list', '/site/src/islands/site-search/SiteSearch.module.css');
  expect(name).toBe('site-search_SiteSearch_list');
  expect(toIsland(name)).toBe('site-search');
});

test('a class of a component or of the site does not belong to an island', () => {
  expect(['prose', 'visually-hidden', 'needs-script', ''].map(toIsland)).toEqual([undefined, undefined, undefined, undefined]);
});

test('the folder of an island follows from the name of its component', () => {
  expect(['Tabs', 'ContactForm'].map(toIslandFolder)).toEqual(['tabs', 'contact-form']);
});
