import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { startKeptViews } from '../../../../src/browser/site/kept-view.ts';

beforeEach(() => {
  document.body.innerHTML = `
    <nav aria-label="Language" data-keep-view><a href="/hi/search" lang="hi" hreflang="hi">हिन्दी</a></nav>
    <a href="/contact">Contact</a>`;
  // A simulated browser can’t navigate.
  document.body.addEventListener('click', (event) => event.preventDefault());
  startKeptViews();
});

/** The target of a click on the link at an address. */
async function follow(name: string, address: string): Promise<string> {
  history.replaceState(null, '', address);
  const link = screen.getByRole<HTMLAnchorElement>('link', { name });
  await userEvent.click(link);
  return link.pathname + link.search + link.hash;
}

test('the query and fragment are kept in the other language (I18N-2)', async () => {
  expect(await follow('हिन्दी', '/search?q=team+news&year=2026#results')).toBe(
    '/hi/search?q=team+news&year=2026#results',
  );
});

test('the address at the time of the click counts (I18N-2)', async () => {
  await follow('हिन्दी', '/search?q=old#first');
  expect(await follow('हिन्दी', '/search#second')).toBe('/hi/search#second');
});

test('other links do not change', async () => {
  expect(await follow('Contact', '/search?q=team#results')).toBe('/contact');
});
