/** Starts the service worker once the page has come to rest. Where it is refused, the site works as before. */
export function startOffline(): void {
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined));
}
