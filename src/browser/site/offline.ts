/** Starts the service worker once the page has come to rest. Where it is refused, the site works as before. */
export function startOffline(): void {
  const { serviceWorker } = navigator;
  if (import.meta.env.PROD) addEventListener('load', () => void serviceWorker?.register('/sw.js').catch(() => undefined));
}
