import { existsSync, readFileSync, rmSync } from 'node:fs';

/**
 * How long a server may take to answer, in milliseconds. One that renders its first page is slow.
 */
const timeout = 8000;

/**
 * The address of the development server that the lock of Astro names, when it answers; else
 * undefined, and a lock that was left behind, as after a power cut, is removed.
 *
 * @param {string} lock the path of the lock
 */
export async function clearStaleServer(lock) {
  if (!existsSync(lock)) return undefined;
  const address = readAddress(lock);
  if (address && (await answers(address))) return address;
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
 * Whether the client of Vite is served there, as our server and no other program would.
 *
 * @param {string} address
 */
async function answers(address) {
  try {
    const { ok } = await fetch(new URL('/@vite/client', address), {
      method: 'HEAD',
      signal: AbortSignal.timeout(timeout),
    });
    return ok;
  } catch {
    return false;
  }
}
