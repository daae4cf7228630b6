import { inject, test as base } from 'vitest';
import { startLocalPortal } from '../../packages/portal/server/local-portal.ts';
import { createPortalSettings } from '../../packages/hosting/portal/portal-settings.ts';
import { settings } from '../../src/data/settings.ts';
import { dist } from '../support/built-site.ts';
import { serveSite, type SiteServer } from '../support/site-server.ts';
import type { EngineBrowser } from './engine.ts';
import { startFirefox } from './firefox.ts';
import type { EngineName } from '../../scripts/setup/engines.ts';
import { Visitor } from './visitor.ts';
import { startWebKit } from './webkit.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The engine of the project in `vitest.config.ts`. */
    engine: EngineName;
  }
}

const start: Record<EngineName, () => Promise<EngineBrowser>> = {
  firefox: startFirefox,
  webkit: startWebKit,
};

/**
 * A test with a visitor who has never been to the site. In Firefox, an error on the console fails
 * it.
 */
export const test = base
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await start[inject('engine')]();
    onCleanup(() => browser.stop());
    return browser;
  })
  .extend('site', async ({}, { onCleanup }): Promise<SiteServer> => {
    const portal = await startLocalPortal(
      () => createPortalSettings(settings),
      () => 'http://localhost',
      () => undefined,
    );
    const site = await serveSite(dist, portal.answer);
    onCleanup(async () => {
      await site.close();
      await portal.close();
    });
    return site;
  })
  .extend('visitor', async ({ browser, site, task }, { onCleanup }) => {
    const page = await browser.openPage();
    onCleanup(async () => {
      const errors = await page.close();
      // A failed test has reported enough.
      if (task.result?.state !== 'fail' && errors.length > 0)
        throw new Error(`The page worked, but not cleanly:\n${errors.join('\n')}`);
    });
    return new Visitor(page, site.origin);
  });
