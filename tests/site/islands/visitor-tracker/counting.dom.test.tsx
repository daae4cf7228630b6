import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { storageKeys } from '../../../../packages/base/shared/storage-keys.ts';
import { blockStorage, setDuringTest } from '../../../simulated-browser.ts';
import { pune, serviceAnswers, showTracker, shownFor } from './tracker.tsx';

test('each page load counts a visit', () => {
  showTracker('off').unmount();
  showTracker('off').unmount();
  showTracker('off');
  expect(screen.getByRole('button', { name: 'Your visits 3' })).toBeVisible();
  expect(shownFor('Visits from this browser')).toBe('3');
});

test('the box links to what the site stores (PRIV-2)', () => {
  showTracker('off');
  expect(screen.getByRole('link', { name: 'What this site stores', hidden: true })).toHaveAttribute(
    'href',
    '/storage',
  );
});

test('the visit counts as the first when storage is blocked', () => {
  blockStorage();
  showTracker('off');
  expect(screen.getByRole('button', { name: 'Your visits 1' })).toBeVisible();
});

test('a prerendered page is not a visit until it is shown', async () => {
  const service = serviceAnswers(() => Response.json(pune));
  setDuringTest(document, 'prerendering', true);
  showTracker('automatic');
  expect(shownFor('Visits from this browser')).toBe('–');
  expect(localStorage.getItem(storageKeys.visits)).toBeNull();
  expect(service).not.toHaveBeenCalled();

  setDuringTest(document, 'prerendering', false);
  act(() => void document.dispatchEvent(new Event('prerenderingchange')));
  expect(shownFor('Visits from this browser')).toBe('1');
  expect(await screen.findByText('203.0.113.24')).toBeInTheDocument();
});

test('a prerendered page that is discarded is not a visit', () => {
  setDuringTest(document, 'prerendering', true);
  showTracker('off').unmount();
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(localStorage.getItem(storageKeys.visits)).toBeNull();
});
