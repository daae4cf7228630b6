import { useCallback, useEffect, useState } from 'react';
import { readStored, writeStored } from '../../browser/storage.ts';
import { storageKeys } from '../../core/storage-keys.ts';
import { mayLookUp, toKnownPlace, toNextCount, toPlace, type LookUpMode, type Place } from './rules.ts';

/** What stands in the session’s storage while, or although, no place is known. */
const asked = 'asked';

/** Counts the visit and finds the visitor’s place. A failure is only logged, as the specification asks. */
export function useVisitor(mode: LookUpMode, url: string) {
  const [count, setCount] = useState<number>();
  const [place, setPlace] = useState<Place>();

  const lookUp = useCallback(async () => {
    // Noted before the answer comes: a service that fails is not asked again on every page of the session.
    writeStored('session', storageKeys.place, asked);
    try {
      const response = await fetch(url, { credentials: 'omit', referrerPolicy: 'no-referrer' });
      if (!response.ok) throw new Error(`Status ${response.status}`);
      const found = toPlace(await response.json());
      writeStored('session', storageKeys.place, JSON.stringify(found));
      setPlace(found);
    } catch (error) {
      console.warn('The visitor’s place could not be looked up.', error);
    }
  }, [url]);

  useEffect(
    () =>
      whenShown(() => {
        const next = toNextCount(readStored('local', storageKeys.visits));
        writeStored('local', storageKeys.visits, String(next));
        setCount(next);
        const stored = readStored('session', storageKeys.place);
        const known = toKnownPlace(stored);
        if (known) setPlace(known);
        else if (stored !== asked && mayLookUp(mode, hasPrivacySignal())) void lookUp();
      }),
    [mode, lookUp],
  );

  return { count, place, lookUp };
}

/** Runs once the page is really shown: a page that is only prerendered is no visit. Returns a function that takes the wish back. */
function whenShown(action: () => void): (() => void) | undefined {
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
