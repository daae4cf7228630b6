import { whenSettled } from '../settled.ts';

/**
 * Registers the service worker after the page has loaded. If that fails, the site works without it.
 */
export async function startOffline(): Promise<void> {
  if (!import.meta.env.PROD) return;
  await whenSettled();
  await navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
}
