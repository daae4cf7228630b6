import { chromium, type Browser, type BrowserContextOptions } from '@playwright/test';
import { launchOptions } from '../../playwright.config.ts';
import writePhoneFonts from '../setup/phone-fonts.ts';
import type { SecureSite } from './secure-site.ts';

/** A cheap phone with Android. Throttling does not reach a service worker, so none is started. */
export const phone: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'en-IN',
  timezoneId: 'Asia/Kolkata',
  serviceWorkers: 'block',
};

/**
 * Starts a browser with the fonts of a phone and an empty profile. It trusts the site and reaches
 * no other.
 */
export async function launchPhone(
  { keyHash }: SecureSite,
  args: readonly string[] = [],
): Promise<Browser> {
  await writePhoneFonts();
  return chromium.launch({
    ...launchOptions,
    args: [
      ...launchOptions.args,
      `--ignore-certificate-errors-spki-list=${keyHash}`,
      // The look-up of the visitor’s location fails at once, with or without a network.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
      ...args,
    ],
  });
}
