import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { startFailedParts } from '../../../../src/browser/site/failed-parts.ts';

test('an island that failed is marked, and no other', () => {
  startFailedParts();
  document.body.innerHTML =
    '<astro-island aria-label="One"></astro-island><astro-island aria-label="Two"></astro-island>';
  screen
    .getByLabelText('One')
    .dispatchEvent(new CustomEvent('astro:hydration-error', { bubbles: true }));
  expect(screen.getByLabelText('One')).toHaveAttribute('data-failed');
  expect(screen.getByLabelText('Two')).not.toHaveAttribute('data-failed');
});
