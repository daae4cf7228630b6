import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { showPageWithTabs } from './page-with-tabs.tsx';

const selectedTab = (name: string) => screen.findByRole('tab', { name, selected: true });

test('a link in the page to a tab selects it', async () => {
  showPageWithTabs();
  location.hash = '#orders';
  await selectedTab('Orders');
  expect(screen.getByRole('tabpanel')).toHaveAccessibleName('Orders');
});

test('Back and Forward restore the tab (A11Y-5)', async () => {
  showPageWithTabs();
  await userEvent.click(screen.getByRole('tab', { name: 'Rules' }));
  await userEvent.click(screen.getByRole('tab', { name: 'Orders' }));
  history.back();
  await selectedTab('Rules');
  history.back();
  await selectedTab('Overview');
  history.forward();
  await selectedTab('Rules');
});

test('selecting the current tab again adds no history entry', async () => {
  showPageWithTabs('#rules');
  const steps = history.length;
  await userEvent.click(screen.getByRole('tab', { name: 'Rules' }));
  expect(history.length).toBe(steps);
});

test('a link to another part of the page, such as Skip to Content, does not change the tab', async () => {
  showPageWithTabs();
  await userEvent.click(screen.getByRole('tab', { name: 'Rules' }));
  await act(async () => {
    const followed = new Promise((resolve) =>
      addEventListener('hashchange', resolve, { once: true }),
    );
    location.hash = '#main';
    await followed;
  });
  expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Rules');
});
