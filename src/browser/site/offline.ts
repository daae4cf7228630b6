/** Registers the service worker after the page has loaded. If that fails, the site works without it. */
export function startOffline(): void {
  const { serviceWorker } = navigator;
  if (import.meta.env.PROD) addEventListener('load', () => void serviceWorker?.register('/sw.js').catch(() => undefined));
}
