import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { storageKeys } from '../../../../packages/base/shared/storage-keys.ts';
import { blockStorage } from '../../../simulated-browser.ts';
import { openPage } from './ticker-page.ts';

const buttons = (name: string) => screen.queryAllByRole('button', { name });

async function press(name: string, index: number): Promise<void> {
  const button = buttons(name)[index];
  if (!button) throw new Error(`Ticker ${index} has no button "${name}": each ticker needs one.`);
  await userEvent.click(button);
}

test.for([0, 1])(
  'the button of ticker %i pauses and restarts both tickers (MOT-1)',
  async (index) => {
    const { root } = openPage();
    expect(buttons('Pause')).toHaveLength(2);
    await press('Pause', index);
    expect(buttons('Play')).toHaveLength(2);
    expect(buttons('Pause')).toHaveLength(0);
    expect(root.dataset.tickers).toBe('paused');

    await press('Play', index);
    expect(buttons('Pause')).toHaveLength(2);
    expect(root.dataset.tickers).toBe('moving');
  },
);

test('the choice is stored for the next page (MOT-1)', async () => {
  openPage();
  await press('Pause', 0);
  expect(localStorage.getItem(storageKeys.tickers)).toBe('paused');
  await press('Play', 1);
  expect(localStorage.getItem(storageKeys.tickers)).toBe('moving');
});

test('tickers can be paused when storage is blocked', async () => {
  blockStorage();
  const { root } = openPage();
  await press('Pause', 0);
  expect(root.dataset.tickers).toBe('paused');
  expect(buttons('Play')).toHaveLength(2);
});

test('the button comes before the moving text (MOT-1)', async () => {
  openPage();
  await userEvent.tab();
  expect(document.activeElement).toHaveAccessibleName('Pause');
  await userEvent.tab();
  expect(document.activeElement).toHaveAccessibleName('New office hours');
});
