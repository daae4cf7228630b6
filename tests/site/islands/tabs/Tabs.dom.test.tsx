import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { showPageWithTabs } from './page-with-tabs.tsx';

const tab = (name: string) => screen.getByRole('tab', { name });

function expectSelected(name: string): void {
  expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName(name);
  // Only one panel is visible.
  expect(screen.getByRole('tabpanel')).toHaveAccessibleName(name);
  expect(screen.getByRole('heading', { name })).toBeVisible();
}

test('the tab list has a name, and the first tab is selected (A11Y-5)', () => {
  showPageWithTabs();
  const row = screen.getByRole('tablist', { name: 'Ombudsman' });
  expect(within(row).getAllByRole('tab')).toHaveLength(3);
  expectSelected('Overview');
});

test('each tab and its panel reference each other (A11Y-5)', () => {
  showPageWithTabs();
  for (const each of screen.getAllByRole('tab')) {
    const panel = document.getElementById(each.getAttribute('aria-controls') ?? '');
    expect(panel).toHaveAttribute('aria-labelledby', each.id);
  }
});

test('a panel that is not selected is marked as hidden, and the selected one is not', async () => {
  showPageWithTabs();
  await userEvent.click(tab('Rules'));
  const marked = screen
    .getAllByRole('tab')
    .map((each) => document.getElementById(each.getAttribute('aria-controls') ?? ''))
    .map((panel) => [panel?.id, panel?.hidden]);
  expect(marked).toEqual([
    ['overview', true],
    ['rules', false],
    ['orders', true],
  ]);
});

test('a click selects a tab and writes it to the address (A11Y-5)', async () => {
  showPageWithTabs();
  await userEvent.click(tab('Orders'));
  expectSelected('Orders');
  expect(location.hash).toBe('#orders');
});

test.for<[from: string, key: string, to: string]>([
  ['Overview', '{ArrowRight}', 'Rules'],
  ['Rules', '{ArrowLeft}', 'Overview'],
  ['Orders', '{ArrowRight}', 'Overview'],
  ['Overview', '{ArrowLeft}', 'Orders'],
  ['Rules', '{End}', 'Orders'],
  ['Orders', '{Home}', 'Overview'],
])('from "%s", the key %s moves to "%s" and selects it (A11Y-5)', async ([from, key, to]) => {
  showPageWithTabs(`#${from.toLowerCase()}`);
  const user = userEvent.setup();
  await user.tab();
  expect(tab(from)).toHaveFocus();
  await user.keyboard(key);
  expect(tab(to)).toHaveFocus();
  expectSelected(to);
  expect(location.hash).toBe(`#${to.toLowerCase()}`);
});

test('the tab list is one tab stop, and the next is the panel', async () => {
  showPageWithTabs('#rules');
  const user = userEvent.setup();
  await user.tab();
  expect(tab('Rules')).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('tabpanel', { name: 'Rules' })).toHaveFocus();
});

test('when the tabs are gone, each panel is a plain part of the page again', async () => {
  const { unmount } = showPageWithTabs();
  await userEvent.click(tab('Rules'));
  unmount();
  expect(screen.queryAllByRole('tabpanel', { hidden: true })).toEqual([]);
  for (const name of ['Overview', 'Rules', 'Orders'])
    expect(screen.getByRole('heading', { name })).toBeVisible();
});
