import type { Locator, Page } from '@playwright/test';

/** An action of a visitor, found without the words of a language. */
export interface Action {
  name: string;
  path: string;
  /** Runs first and is not measured. */
  prepare?: (page: Page) => Promise<void>;
  /** The element that is tapped or typed into. */
  target: (page: Page) => Locator;
  /** Keys, if the target is a field. */
  keys?: string;
}

export const actions: readonly Action[] = [
  { name: 'menu', path: '/', target: (page) => page.locator('[data-menu-toggle]') },
  {
    name: 'contrast',
    path: '/',
    prepare: (page) => page.locator('[popovertarget=reading-tools]').first().tap(),
    target: (page) => page.locator('[data-contrast-toggle]'),
  },
  {
    name: 'search opened',
    path: '/',
    target: (page) => page.locator('[popovertarget=search-panel]').first(),
  },
  {
    name: 'search, letters',
    path: '/',
    prepare: (page) => page.locator('[popovertarget=search-panel]').first().tap(),
    target: (page) => page.locator('#site-search'),
    keys: 'co',
  },
  { name: 'second tab', path: '/resources/media', target: (page) => page.getByRole('tab').nth(1) },
  {
    name: 'filter',
    path: '/membership/current-members',
    target: (page) => page.locator('main button[aria-pressed=false]').first(),
  },
  {
    name: 'empty form sent',
    path: '/contact',
    target: (page) => page.locator('main form [type=submit]').first(),
  },
  {
    name: 'application, letters',
    path: '/membership/become#apply',
    target: (page) => page.locator('[autocomplete=given-name]'),
    keys: 'As',
  },
  {
    name: 'number verified',
    path: '/certificate-verify',
    prepare: (page) => page.locator('#manual input').fill('IFSF-2025-000000'),
    target: (page) => page.locator('#manual form [type=submit]'),
  },
];
