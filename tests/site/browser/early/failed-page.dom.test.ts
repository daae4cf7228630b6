import { beforeEach, expect, test } from 'vitest';
import source from '../../../../src/browser/early/failed-page.ts?script';

const root = document.documentElement;

/** Runs the script while the page is being parsed, and then completes the page. */
function readPage(): void {
  const script = document.createElement('script');
  script.textContent = source;
  document.head.append(script);
  document.dispatchEvent(new Event('DOMContentLoaded'));
}

beforeEach(() => {
  root.className = 'js';
  delete root.dataset.started;
  delete root.dataset.failed;
});

test('a page whose script has not run by its end is as without JavaScript', () => {
  readPage();
  expect(root).not.toHaveClass('js');
  expect(root).toHaveAttribute('data-failed');
});

test('a page whose script has run stays as it is', () => {
  root.dataset.started = '';
  readPage();
  expect(root).toHaveClass('js');
  expect(root).not.toHaveAttribute('data-failed');
});
