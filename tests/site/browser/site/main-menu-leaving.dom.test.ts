import { fireEvent, screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { startMainMenu } from '../../../../src/browser/site/main-menu.ts';
import { aboutButton, openPage, findLink, toggle } from './menu-page.ts';

test('widening the window to 768 px closes the menu and its groups (NAV-5)', async () => {
  const { user, resizeTo } = openPage('narrow');
  await user.click(toggle());
  await user.click(aboutButton());
  resizeTo('wide');
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  expect(aboutButton()).toHaveAttribute('aria-expanded', 'false');
  expect(findLink('Charter')).not.toBeInTheDocument();

  resizeTo('narrow');
  expect(screen.queryByRole('navigation', { name: 'Main menu' })).not.toBeInTheDocument();
});

test('narrowing the window below 768 px closes the menu (NAV-5)', async () => {
  const { user, resizeTo } = openPage('wide');
  await user.click(aboutButton());
  resizeTo('narrow');
  await user.click(toggle());
  expect(findLink('Charter')).not.toBeInTheDocument();
});

test('on a wide screen a group closes when the focus leaves the menu', async () => {
  const { user } = openPage('wide');
  await user.click(aboutButton());
  screen.getByRole('button', { name: 'Something else' }).focus();
  expect(findLink('Charter')).not.toBeInTheDocument();
});

test('on a wide screen a group stays open while the focus moves inside the menu', async () => {
  const { user } = openPage('wide');
  await user.click(aboutButton());
  await user.tab();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Events' })).toHaveFocus();
  expect(findLink('Charter')).toBeVisible();
});

test('on a wide screen a click outside the menu closes the group', () => {
  openPage('wide');
  // Safari does not focus a clicked button, so no focus can leave the menu.
  fireEvent.click(aboutButton());
  expect(findLink('Charter')).toBeVisible();
  fireEvent.click(screen.getByRole('main'));
  expect(findLink('Charter')).not.toBeInTheDocument();
});

test('on a small screen a click outside the menu leaves it open', async () => {
  const { user } = openPage('narrow');
  await user.click(toggle());
  await user.click(aboutButton());
  await user.click(screen.getByRole('main'));
  expect(findLink('Charter')).toBeVisible();
});

test('a page without a menu causes no error', () => {
  document.body.innerHTML = '<main>Words</main>';
  expect(() => startMainMenu()).not.toThrow();
});
