import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { aboutButton, eventsButton, openPage, findLink, toggle } from './menu-page.ts';

test('on a small screen a button opens and closes the menu (NAV-5)', async () => {
  const { user } = openPage('narrow');
  expect(screen.queryByRole('navigation', { name: 'Main menu' })).not.toBeInTheDocument();
  await user.click(toggle());
  expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  await user.click(toggle());
  expect(screen.queryByRole('navigation', { name: 'Main menu' })).not.toBeInTheDocument();
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
});

test('on a small screen one group is open at a time (NAV-5)', async () => {
  const { user } = openPage('narrow');
  await user.click(toggle());
  await user.click(aboutButton());
  expect(findLink('Charter')).toBeVisible();
  await user.click(eventsButton());
  expect(findLink('Workshops')).toBeVisible();
  expect(findLink('Charter')).not.toBeInTheDocument();
  expect(aboutButton()).toHaveAttribute('aria-expanded', 'false');
  expect(eventsButton()).toHaveAttribute('aria-expanded', 'true');
});

test('the button of an open group closes it (NAV-6)', async () => {
  const { user } = openPage('wide');
  await user.click(aboutButton());
  expect(aboutButton()).toHaveAttribute('aria-expanded', 'true');
  await user.click(aboutButton());
  expect(aboutButton()).toHaveAttribute('aria-expanded', 'false');
  expect(findLink('Charter')).not.toBeInTheDocument();
});

test('a menu that is reopened has its groups closed', async () => {
  const { user } = openPage('narrow');
  await user.click(toggle());
  await user.click(aboutButton());
  await user.click(toggle());
  await user.click(toggle());
  expect(findLink('Home')).toBeVisible();
  expect(findLink('Charter')).not.toBeInTheDocument();
});

test('on a small screen Escape closes the menu and returns the focus to its button (NAV-5)', async () => {
  const { user } = openPage('narrow');
  await user.click(toggle());
  await user.click(aboutButton());
  await user.tab();
  expect(findLink('Charter')).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('navigation', { name: 'Main menu' })).not.toBeInTheDocument();
  expect(toggle()).toHaveFocus();
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
});

test('on a wide screen Escape closes the group and returns the focus to its button (NAV-5)', async () => {
  const { user } = openPage('wide');
  await user.click(aboutButton());
  await user.tab();
  expect(findLink('Charter')).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(findLink('Charter')).not.toBeInTheDocument();
  expect(aboutButton()).toHaveFocus();
});

test('Escape does not move the focus when the menu is closed', async () => {
  const { user } = openPage('narrow');
  const other = screen.getByRole('button', { name: 'Something else' });
  other.focus();
  await user.keyboard('{Escape}');
  expect(other).toHaveFocus();
});

test('other keys do not close a group', async () => {
  const { user } = openPage('wide');
  await user.click(aboutButton());
  await user.keyboard('a{ArrowDown}');
  expect(findLink('Charter')).toBeVisible();
});
