import { test as base } from '@playwright/test';
import { startDesk, type DeskSite } from '../../tests/support/desk-site.ts';
import { deskEntries } from './desk-entries.ts';

/**
 * Tests of the editing desk, on a copy of the content that they may change. All tests of a worker
 * share a server.
 */
export const test = base.extend<object, { desk: DeskSite }>({
  desk: [
    async ({}, use) => {
      const desk = await startDesk(deskEntries);
      await use(desk);
      await desk.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: ({ desk }, use) => use(desk.origin),
});
