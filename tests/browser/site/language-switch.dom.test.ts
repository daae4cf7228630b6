import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { startLanguageSwitch } from '../../../src/browser/site/language-switch.ts';

beforeEach(() => {
  document.body.innerHTML = `
    <nav aria-label="Language"><a href="/hi/search" lang="hi" hreflang="hi" data-language-switch>हिन्दी</a></nav>
    <a href="/contact">Contact</a>`;
  // The click is followed no further than the link: a simulated browser has no page to go to.
  document.body.addEventListener('click', (event) => event.preventDefault());
  startLanguageSwitch();
});

/** Where a click on the link leads to from an address. */
async function follow(name: string, address: string): Promise<string> {
  history.replaceState(null, '', address);
  const link = screen.getByRole<HTMLAnchorElement>('link', { name });
  await userEvent.click(link);
  return link.pathname + link.search + link.hash;
}

test('the query and the part after # go along to the other language (I18N-2)', async () => {
  expect(await follow('हिन्दी', '/search?q=team+news&year=2026#results')).toBe('/hi/search?q=team+news&year=2026#results');
});

test('a page without them is left as it is (I18N-2)', async () => {
  expect(await follow('हिन्दी', '/search')).toBe('/hi/search');
});

test('what is in the address at the click counts, not what was there before (I18N-2)', async () => {
  await follow('हिन्दी', '/search?q=old#first');
  expect(await follow('हिन्दी', '/search#second')).toBe('/hi/search#second');
});

test('other links are left as they are', async () => {
  expect(await follow('Contact', '/search?q=team#results')).toBe('/contact');
});
