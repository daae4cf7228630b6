import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { startPreferences } from '../../../../src/browser/site/preferences.ts';
import { storageKeys } from '../../../../packages/base/shared/storage-keys.ts';
import { blockStorage } from '../../../simulated-browser.ts';

/** Renders a page whose root has the stored preferences, as set by the early script. */
function openPage(remembered: { contrast?: string; textSize?: string } = {}): HTMLElement {
  document.body.innerHTML = `
    <div data-page>
      <button type="button" data-text-size-choice="small" aria-pressed="false">Smaller text</button>
      <button type="button" data-text-size-choice="normal" aria-pressed="false">Normal text</button>
      <button type="button" data-text-size-choice="large" aria-pressed="false">Larger text</button>
      <button type="button" data-contrast-toggle aria-pressed="false">High Contrast</button>
    </div>`;
  const root = document.querySelector<HTMLElement>('[data-page]');
  if (!root) throw new Error('The page has no root.');
  Object.assign(root.dataset, remembered);
  startPreferences(root);
  return root;
}

const pressed = () =>
  screen.getAllByRole('button', { pressed: true }).map((button) => button.textContent);

test('a first visit has normal text and normal contrast', () => {
  openPage();
  expect(pressed()).toEqual(['Normal text']);
});

test('High Contrast can be switched on and off, and is stored (A11Y-4)', async () => {
  const root = openPage();
  const button = screen.getByRole('button', { name: 'High Contrast' });
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(root.dataset.contrast).toBe('high');
  expect(localStorage.getItem(storageKeys.contrast)).toBe('high');

  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(root.dataset.contrast).toBe('normal');
  expect(localStorage.getItem(storageKeys.contrast)).toBe('normal');
});

test.for([
  ['Smaller text', 'small'],
  ['Normal text', 'normal'],
  ['Larger text', 'large'],
] as const)('"%s" is the only text size pressed, and is stored (A11Y-3)', async ([name, size]) => {
  const root = openPage({ textSize: size === 'normal' ? 'large' : 'normal' });
  await userEvent.click(screen.getByRole('button', { name }));
  expect(pressed()).toEqual([name]);
  expect(root.dataset.textSize).toBe(size);
  expect(localStorage.getItem(storageKeys.textSize)).toBe(size);
});

test('the stored preferences are pressed on the next page', () => {
  openPage({ contrast: 'high', textSize: 'large' });
  expect(pressed()).toEqual(['Larger text', 'High Contrast']);
});

test('both preferences work on the page when storage is blocked', async () => {
  blockStorage();
  const root = openPage();
  await userEvent.click(screen.getByRole('button', { name: 'High Contrast' }));
  await userEvent.click(screen.getByRole('button', { name: 'Larger text' }));
  expect(pressed()).toEqual(['Larger text', 'High Contrast']);
  expect(root.dataset).toMatchObject({ contrast: 'high', textSize: 'large' });
});
