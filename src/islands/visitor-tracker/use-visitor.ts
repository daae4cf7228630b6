import { useCallback, useEffect, useState } from 'react';
import { readStored, writeStored } from '@federation/base/browser/storage';
import { storageKeys } from '@federation/base/storage-keys';
import {
  mayLookUp,
  readStoredLookUp,
  toNextCount,
  readVisitorPlace,
  type LookUpMode,
  type VisitorPlace,
  type StoredLookUp,
} from './rules.ts';

/**
 * Counts the visit and looks up the visitor’s place. A failure is only logged, as the specification
 * requires.
 */
export function useVisitor(mode: LookUpMode, url: string) {
  const [count, setCount] = useState<number>();
  const [place, setPlace] = useState<VisitorPlace>();

  const lookUp = useCallback(async () => {
    try {
      const response = await fetch(url, { credentials: 'omit', referrerPolicy: 'no-referrer' });
      if (!response.ok) throw new Error(`Status ${response.status}`);
      const found = readVisitorPlace(await response.json());
      store({ at: Date.now(), place: found });
      setPlace(found);
    } catch (error) {
      console.warn('The visitor’s place could not be looked up.', error);
    }
  }, [url]);

  useEffect(
    () =>
      onceShown(() => {
        const next = toNextCount(readStored('local', storageKeys.visits));
        writeStored('local', storageKeys.visits, String(next));
        setCount(next);
        const stored = readStoredLookUp(readStored('local', storageKeys.place), Date.now());
        if (stored) setPlace(stored.place);
        // Stored before the response, so that a failing service is not called again on every page.
        // Without storage no page can tell that it is not the first of a visit, so none looks up.
        else if (mayLookUp(mode, hasPrivacySignal()) && store({ at: Date.now() })) void lookUp();
      }),
    [mode, lookUp],
  );

  return { count, place, lookUp };
}

function store(lookUp: StoredLookUp): boolean {
  return writeStored('local', storageKeys.place, JSON.stringify(lookUp));
}

/**
 * Runs an action once the page is shown, because a prerendered page is not a visit. Returns a
 * clean-up function.
 */
function onceShown(action: () => void): (() => void) | undefined {
  if (!(document as { prerendering?: boolean }).prerendering) {
    action();
    return undefined;
  }
  document.addEventListener('prerenderingchange', action, { once: true });
  return () => document.removeEventListener('prerenderingchange', action);
}

function hasPrivacySignal(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}
