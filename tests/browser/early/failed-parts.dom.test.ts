import { screen } from '@testing-library/dom';
import { beforeAll, expect, test } from 'vitest';
import failedParts from '../../../src/browser/early/failed-parts.ts?script';

// The script runs once and listens to the document of all tests.
beforeAll(() => {
  const script = document.createElement('script');
  script.textContent = failedParts;
  document.head.append(script);
});

test('an island that failed is marked, and no other', () => {
  document.body.innerHTML = '<astro-island aria-label="One"></astro-island><astro-island aria-label="Two"></astro-island>';
  screen.getByLabelText('One').dispatchEvent(new CustomEvent('astro:hydration-error', { bubbles: true }));
  expect(screen.getByLabelText('One')).toHaveAttribute('data-failed');
  expect(screen.getByLabelText('Two')).not.toHaveAttribute('data-failed');
});
