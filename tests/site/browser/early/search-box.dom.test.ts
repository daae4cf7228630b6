import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import source from '../../../../src/browser/early/search-box.ts?script';

/** Returns the box of a page that is opened with a query, with the script after the box. */
function showBox(search: string): HTMLElement {
  history.replaceState(null, '', `/search${search}`);
  document.body.innerHTML = '<form><label>Search <input type="search" name="q" /></label></form>';
  const script = document.createElement('script');
  script.textContent = source;
  document.body.append(script);
  return screen.getByRole('searchbox');
}

test('the words of a search are in the box (SRCH-1)', () => {
  expect(showBox('?q=+team+news+&year=2026')).toHaveValue('team news');
});

test('without a search the box is empty', () => {
  expect(showBox('?year=2026')).toHaveValue('');
});
