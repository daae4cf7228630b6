import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ClearStorage } from '../../../../src/islands/clear-storage/ClearStorage.tsx';
import { storagePrefix } from '../../../../src/islands/clear-storage/rules.ts';
import { getIslandTexts } from '../../../../packages/i18n/strings.ts';
import { storageKeys } from '../../../../packages/base/shared/storage-keys.ts';
import { setDuringTest } from '../../../simulated-browser.ts';

const english = getIslandTexts('en').clearStorage;
const press = () =>
  userEvent.click(screen.getByRole('button', { name: 'Clear everything this site has stored' }));

test('all keys of the site have the prefix that the button deletes (PRIV-2)', () => {
  for (const key of Object.values(storageKeys))
    expect(key.startsWith(storagePrefix), key).toBe(true);
});

test('all entries of the site are deleted from both storages, and others are kept (PRIV-2)', async () => {
  localStorage.setItem(storageKeys.contrast, 'high');
  localStorage.setItem('another.site', 'kept');
  sessionStorage.setItem(storageKeys.disclaimer, 'dismissed');
  document.documentElement.dataset.contrast = 'high';
  render(<ClearStorage text={english} />);
  await press();
  expect([localStorage.length, sessionStorage.length]).toEqual([1, 0]);
  expect(localStorage.getItem('another.site')).toBe('kept');
  expect(document.documentElement).not.toHaveAttribute('data-contrast');
  expect(screen.getByRole('status')).toHaveTextContent('2 entries were cleared.');
});

test('the button says if nothing is stored', async () => {
  render(<ClearStorage text={english} />);
  await press();
  expect(screen.getByRole('status')).toHaveTextContent('There was nothing to clear.');
});

test('the button says if storage is blocked', async () => {
  localStorage.setItem(storageKeys.visits, '3');
  vi.spyOn(Storage.prototype, 'key').mockImplementation(() => {
    throw new DOMException('Storage is blocked.', 'SecurityError');
  });
  render(<ClearStorage text={english} />);
  await press();
  expect(screen.getByRole('status')).toHaveTextContent('does not let this site use its storage');
});

test('the copies of pages are deleted too, after the service worker that makes them is gone (PRIV-2)', async () => {
  const done: string[] = [];
  const unregister = () => Promise.resolve(done.push('unregistered') > 0);
  setDuringTest(navigator, 'serviceWorker', {
    getRegistrations: () => Promise.resolve([{ unregister }]),
  });
  const names = ['site-pages-1', 'site-build-7', 'other'];
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve(names),
    delete: (name: string) => Promise.resolve(done.push(name) > 0),
  });
  render(<ClearStorage text={english} />);
  await press();
  await vi.waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('2 entries were cleared.'),
  );
  expect(done).toEqual(['unregistered', 'site-pages-1', 'site-build-7']);
});
