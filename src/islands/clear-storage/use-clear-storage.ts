import { useState } from 'react';
import { toOwnKeys } from './rules.ts';

/** The number of deleted entries, or `blocked` if storage is not accessible. */
export type ClearResult = number | 'blocked';

/** Deletes the stored entries of this site, and resets the preferences on the page. */
export function useClearStorage() {
  const [cleared, setCleared] = useState<ClearResult>();
  const clear = () => {
    try {
      const count = clearStorage(localStorage) + clearStorage(sessionStorage);
      const { dataset } = document.documentElement;
      for (const setting of ['contrast', 'textSize', 'tickers']) Reflect.deleteProperty(dataset, setting);
      setCleared(count);
    } catch {
      setCleared('blocked');
    }
  };
  return { cleared, clear };
}

function clearStorage(storage: Storage): number {
  const keys = toOwnKeys(storage);
  for (const key of keys) storage.removeItem(key);
  return keys.length;
}
