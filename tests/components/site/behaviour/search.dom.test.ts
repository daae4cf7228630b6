import { screen } from '@testing-library/dom';
import { beforeEach, expect, test } from 'vitest';
import { startSearch } from '../../../../src/components/site/behaviour/search.ts';

beforeEach(() => {
  document.body.innerHTML = `
    <label for="site-search">Search this site</label><input id="site-search" type="search" name="q" />
    <p role="status" data-search-status data-count="{count} found" data-none="Nothing was found for “{query}”.">All pages and records</p>
    <p data-search-help hidden>Try another word. <a href="/sitemap">Site map</a> <a href="/contact">Contact</a></p>
    <ul data-search-results>
      <li><a href="/about/charter">Charter</a><p>What members promise to players.</p></li>
      <li><a href="/orders/tie-break">Tie-break rule</a><p>An order of the Ombudsman for players.</p></li>
      <li><a href="/hi/about">परिचय</a><p>हिन्दी में महासंघ का परिचय।</p></li>
    </ul>`;
});

const search = (query: string) => startSearch(document, `?${new URLSearchParams({ q: query })}`);
const found = () => screen.queryAllByRole('listitem').map((item) => item.querySelector('a')?.textContent);

test.for<[query: string, titles: string[]]>([
  ['players', ['Charter', 'Tie-break rule']],
  ['PLAYERS ombudsman', ['Tie-break rule']],
  ['charter', ['Charter']],
  ['हिंदी', ['परिचय']],
])('searching for "%s" leaves %j and says how many there are (SRCH-1)', ([query, titles]) => {
  search(query);
  expect(found()).toEqual(titles);
  expect(screen.getByRole('status')).toHaveTextContent(`${titles.length} found`);
});

test('the words stay in the box (SRCH-1)', () => {
  search(' tie-break & more ');
  expect(screen.getByRole('searchbox', { name: 'Search this site' })).toHaveValue('tie-break & more');
});

test('the page’s own address is what is asked for when nothing else is given (SRCH-1)', () => {
  history.replaceState(null, '', '/search?q=charter');
  startSearch();
  expect(found()).toEqual(['Charter']);
});

test('where nothing is found, the page says so and offers the site map and contact (SRCH-2)', () => {
  search('blockchain');
  expect(found()).toEqual([]);
  expect(screen.getByRole('status')).toHaveTextContent('Nothing was found for “blockchain”.');
  expect(screen.getByRole('link', { name: 'Site map' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Contact' })).toBeVisible();
});

test('where something is found, the help stays away', () => {
  search('charter');
  expect(screen.queryByRole('link', { name: 'Site map' })).not.toBeInTheDocument();
});

test.for(['', '?q=', '?q=%20%20', '?other=charter'])('the address part "%s" asks for nothing and shows the whole list', (address) => {
  startSearch(document, address);
  expect(found()).toHaveLength(3);
  expect(screen.getByRole('status')).toHaveTextContent('All pages and records');
});

test('a query that holds markup is shown as text', () => {
  const hostile = '<img src=x onerror=alert(1)>';
  search(hostile);
  expect(screen.getByRole('status')).toHaveTextContent(hostile);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test.for(['$&', '$$', "$'", '{count}'])('the query %s is shown as it was typed', (query) => {
  search(query);
  expect(screen.getByRole('status').textContent).toBe(`Nothing was found for “${query}”.`);
});

test('the header’s search box on any other page is left alone', () => {
  document.body.innerHTML = '<label for="site-search">Search this site</label><input id="site-search" type="search" name="q" />';
  search('charter');
  expect(screen.getByRole('searchbox')).toHaveValue('');
});
