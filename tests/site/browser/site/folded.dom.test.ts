import { fireEvent, screen } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { startFolded } from '../../../../src/browser/site/folded.ts';
import { stubMedia } from '../../../simulated-browser.ts';

/** Renders a part that a phone folds away. jsdom has no popovers, so the test simulates them. */
function openPage() {
  const setWide = stubMedia('(min-width: 768px)', false);
  document.body.innerHTML = '<div data-folded><label>Search <input type="search" /></label></div>';
  const panel = document.querySelector<HTMLElement>('[data-folded]');
  if (!panel) throw new Error('The page has no panel.');
  startFolded();
  return { panel, setWide };
}

const toggle = (panel: HTMLElement, newState: string) =>
  fireEvent(panel, Object.assign(new Event('toggle'), { newState }));

test('opening moves the focus into the field, closing does not', () => {
  const { panel } = openPage();
  toggle(panel, 'closed');
  expect(screen.getByRole('searchbox')).not.toHaveFocus();
  toggle(panel, 'open');
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

test('it closes when the window becomes wide', () => {
  const { panel, setWide } = openPage();
  const hidePopover = Object.assign(panel, { hidePopover: vi.fn() }).hidePopover;
  setWide(true);
  expect(hidePopover).toHaveBeenCalledOnce();
});

test('a browser without popovers is left alone', () => {
  const { setWide } = openPage();
  expect(() => setWide(true)).not.toThrow();
});
