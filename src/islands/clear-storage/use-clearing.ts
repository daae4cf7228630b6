import { useState } from 'react';
import { toOwnKeys } from './rules.ts';

/** What came of clearing: how many entries went, or that the browser refuses access to its storage. */
export type Cleared = number | 'blocked';

/** Clears what this site keeps in the browser, and takes back what the entries had changed on the page. */
export function useClearing() {
  const [cleared, setCleared] = useState<Cleared>();
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
