import { fireEvent, screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { startMainMenu } from '../../../src/browser/site/main-menu.ts';
import { aboutButton, openPage, shownLink, toggle } from './menu-page.ts';

test('a window that reaches 768 px closes the menu and its groups (NAV-5)', async () => {
  const { user, resizeTo } = openPage('narrow');
  await user.click(toggle());
  await user.click(aboutButton());
  resizeTo('wide');
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  expect(aboutButton()).toHaveAttribute('aria-expanded', 'false');
  expect(shownLink('Charter')).not.toBeInTheDocument();

  resizeTo('narrow');
  expect(screen.queryByRole('navigation', { name: 'Main menu' })).not.toBeInTheDocument();
});

test('a window that gets narrower than 768 px starts with the menu closed (NAV-5)', async () => {
  const { user, resizeTo } = openPage('wide');
  await user.click(aboutButton());
  resizeTo('narrow');
  await user.click(toggle());
  expect(shownLink('Charter')).not.toBeInTheDocument();
});

test('on a wide screen a group closes when the focus leaves the menu', async () => {
  const { user } = openPage('wide');
  await user.click(aboutButton());
  screen.getByRole('button', { name: 'Something else' }).focus();
  expect(shownLink('Charter')).not.toBeInTheDocument();
});

test('on a wide screen a group stays open while the focus moves inside the menu', async () => {
  const { user } = openPage('wide');
  await user.click(aboutButton());
  await user.tab();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Events' })).toHaveFocus();
  expect(shownLink('Charter')).toBeVisible();
});

test('on a wide screen a press beside the menu closes the group', () => {
  openPage('wide');
  // Safari gives a pressed button no focus, so there is none to leave the menu.
  fireEvent.click(aboutButton());
  expect(shownLink('Charter')).toBeVisible();
  fireEvent.click(screen.getByRole('main'));
  expect(shownLink('Charter')).not.toBeInTheDocument();
});

test('on a small screen a press beside the menu leaves it open', async () => {
  const { user } = openPage('narrow');
  await user.click(toggle());
  await user.click(aboutButton());
  await user.click(screen.getByRole('main'));
  expect(shownLink('Charter')).toBeVisible();
});

test('a page without a menu is left alone', () => {
  document.body.innerHTML = '<main>Words</main>';
  expect(() => startMainMenu()).not.toThrow();
});
