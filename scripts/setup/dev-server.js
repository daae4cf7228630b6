import { existsSync, readFileSync, rmSync } from 'node:fs';

/** Timeout of a request to a server, in milliseconds. Rendering the first page is slow. */
const timeout = 8000;

/**
 * Finds the development server that the lock of Astro names, if it answers: its address, and
 * whether `npm run edit` started it. Otherwise returns undefined and removes a lock that was left
 * behind, for example by a power cut.
 *
 * @param {string} lock the path of the lock
 */
export async function clearStaleServer(lock) {
  if (!existsSync(lock)) return undefined;
  const address = readAddress(lock);
  const found = address && (await knock(address));
  if (found) return { address, ...found };
  rmSync(lock, { force: true });
  return undefined;
}

/** @param {string} lock */
function readAddress(lock) {
  try {
    const { url } = JSON.parse(readFileSync(lock, 'utf8'));
    return typeof url === 'string' ? url : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Requests the client of Vite, which no other program serves.
 *
 * @param {string} address
 */
async function knock(address) {
  try {
    const { ok, headers } = await fetch(new URL('/@vite/client', address), {
      method: 'HEAD',
      signal: AbortSignal.timeout(timeout),
    });
    return ok ? { hasDesk: headers.has('x-editing-desk') } : undefined;
  } catch {
    return undefined;
  }
}
