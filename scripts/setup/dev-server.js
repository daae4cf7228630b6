import { readFileSync } from 'node:fs';

/** Timeout of a request to a server, in milliseconds. Rendering the first page is slow. */
const timeout = 8000;

/**
 * Finds the development server that the lock of Astro names, if it answers: its address, and
 * whether `npm run edit` started it. Astro itself removes a lock that was left behind.
 *
 * @param {string} lock the path of the lock
 */
export async function findDevServer(lock) {
  try {
    const { url: address } = JSON.parse(readFileSync(lock, 'utf8'));
    // No other program serves the client of Vite.
    const { ok, headers } = await fetch(new URL('/@vite/client', address), {
      method: 'HEAD',
      signal: AbortSignal.timeout(timeout),
    });
    return ok ? { address, hasDesk: headers.has('x-editing-desk') } : undefined;
  } catch {
    return undefined;
  }
}
