import { useState } from 'react';
import { cachePrefix, toOwnKeys } from './rules.ts';

/** The number of deleted entries, or `blocked` if storage is not accessible. */
export type ClearResult = number | 'blocked';

/**
 * Deletes the stored entries and the copies of pages of this site, and resets the preferences on
 * the page.
 */
export function useClearStorage() {
  const [cleared, setCleared] = useState<ClearResult>();
  const clear = async () => {
    try {
      const count =
        clearStorage(localStorage) + clearStorage(sessionStorage) + (await clearCopies());
      const { dataset } = document.documentElement;
      for (const setting of ['contrast', 'textSize', 'tickers'])
        Reflect.deleteProperty(dataset, setting);
      setCleared(count);
    } catch {
      setCleared('blocked');
    }
  };
  return { cleared, clear };
}

/**
 * Unregisters the service worker, which would store pages again, and deletes the copies of pages.
 * Returns their number.
 */
async function clearCopies(): Promise<number> {
  if ('serviceWorker' in navigator)
    for (const registration of await navigator.serviceWorker.getRegistrations())
      await registration.unregister();
  if (!('caches' in globalThis)) return 0;
  const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix));
  for (const name of names) await caches.delete(name);
  return names.length;
}

function clearStorage(storage: Storage): number {
  const keys = toOwnKeys(storage);
  for (const key of keys) storage.removeItem(key);
  return keys.length;
}
