import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { aboutButton, eventsButton, openPage, shownLink, toggle } from './menu-page.ts';

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
  expect(shownLink('Charter')).toBeVisible();
  await user.click(eventsButton());
  expect(shownLink('Workshops')).toBeVisible();
  expect(shownLink('Charter')).not.toBeInTheDocument();
  expect(aboutButton()).toHaveAttribute('aria-expanded', 'false');
  expect(eventsButton()).toHaveAttribute('aria-expanded', 'true');
});

test('pressing the button of an open group closes it (NAV-6)', async () => {
  const { user } = openPage('wide');
  await user.click(aboutButton());
  expect(aboutButton()).toHaveAttribute('aria-expanded', 'true');
  await user.click(aboutButton());
  expect(aboutButton()).toHaveAttribute('aria-expanded', 'false');
  expect(shownLink('Charter')).not.toBeInTheDocument();
});

test('a menu that was closed opens with its groups closed', async () => {
  const { user } = openPage('narrow');
  await user.click(toggle());
  await user.click(aboutButton());
  await user.click(toggle());
  await user.click(toggle());
  expect(shownLink('Home')).toBeVisible();
  expect(shownLink('Charter')).not.toBeInTheDocument();
});

test('on a small screen Escape closes the menu and returns the focus to its button (NAV-5)', async () => {
  const { user } = openPage('narrow');
  await user.click(toggle());
  await user.click(aboutButton());
  await user.tab();
  expect(shownLink('Charter')).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('navigation', { name: 'Main menu' })).not.toBeInTheDocument();
  expect(toggle()).toHaveFocus();
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
});

test('on a wide screen Escape closes the group and returns the focus to its button (NAV-5)', async () => {
  const { user } = openPage('wide');
  await user.click(aboutButton());
  await user.tab();
  expect(shownLink('Charter')).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(shownLink('Charter')).not.toBeInTheDocument();
  expect(aboutButton()).toHaveFocus();
});

test('Escape leaves the focus alone where the menu is closed', async () => {
  const { user } = openPage('narrow');
  const other = screen.getByRole('button', { name: 'Something else' });
  other.focus();
  await user.keyboard('{Escape}');
  expect(other).toHaveFocus();
});

test('other keys close nothing', async () => {
  const { user } = openPage('wide');
  await user.click(aboutButton());
  await user.keyboard('a{ArrowDown}');
  expect(shownLink('Charter')).toBeVisible();
});
