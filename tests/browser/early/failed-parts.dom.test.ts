import { screen } from '@testing-library/dom';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import failedParts from '../../../src/browser/early/failed-parts.ts?script';
import missingScripts from '../../../src/browser/early/missing-scripts.ts?script';

const { documentElement: root } = document;

// The scripts run once and listen to the document of all tests.
beforeAll(() => {
  for (const source of [failedParts, missingScripts]) {
    const script = document.createElement('script');
    script.textContent = source;
    document.head.append(script);
  }
});

beforeEach(() => {
  root.className = 'js';
  root.removeAttribute('data-failed');
});

test('an island that failed is marked, and no other', () => {
  document.body.innerHTML = '<astro-island aria-label="One"></astro-island><astro-island aria-label="Two"></astro-island>';
  screen.getByLabelText('One').dispatchEvent(new CustomEvent('astro:hydration-error', { bubbles: true }));
  expect(screen.getByLabelText('One')).toHaveAttribute('data-failed');
  expect(screen.getByLabelText('Two')).not.toHaveAttribute('data-failed');
});

test.each([
  ['of the page leaves islands alone, as they may run', 'module', false],
  ['that starts the islands is a failure of all of them', '', true],
])('a missing script %s', (_, type, fails) => {
  const script = document.createElement('script');
  script.type = type;
  // Not fetched: the test says itself that it is missing.
  document.body.append(script);
  script.dispatchEvent(new Event('error'));
  expect(root).not.toHaveClass('js');
  expect(root.hasAttribute('data-failed')).toBe(fails);
});

test('a missing picture is no failure of a script', () => {
  document.body.innerHTML = '<img alt="Cover" src="data:," />';
  screen.getByAltText('Cover').dispatchEvent(new Event('error'));
  expect(root).toHaveClass('js');
});
