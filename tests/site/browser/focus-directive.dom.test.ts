import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import focus from '../../../src/browser/focus-directive.ts';

const hydrate = vi.fn(() => Promise.resolve());

beforeEach(() => {
  hydrate.mockClear();
  document.body.innerHTML =
    '<button>Before</button><astro-island><input aria-label="Search" /></astro-island>';
});

function start() {
  const island = document.querySelector('astro-island');
  void focus(
    () => Promise.resolve(hydrate),
    { name: 'SiteSearch', value: '' },
    island as HTMLElement,
  );
}

test('an island starts when the focus first enters it, and once', async () => {
  start();
  await userEvent.click(screen.getByRole('button'));
  expect(hydrate).not.toHaveBeenCalled();
  await userEvent.tab();
  await vi.waitFor(() => expect(hydrate).toHaveBeenCalledOnce());
  await userEvent.tab({ shift: true });
  await userEvent.tab();
  expect(hydrate).toHaveBeenCalledOnce();
});

test('an island that a visitor uses before the script of the page has come starts at once', async () => {
  screen.getByRole('textbox').focus();
  start();
  await vi.waitFor(() => expect(hydrate).toHaveBeenCalledOnce());
});
