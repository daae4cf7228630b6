import { useEffect, useRef } from 'react';
import { readStored, writeStored } from '../../browser/storage.ts';
import { storageKeys } from '../../core/storage-keys.ts';
import { shouldShowDisclaimer, type PageLoad } from './rules.ts';

/** Opens the dialog when this page load asks for it, and remembers for the session that it was dismissed. */
export function useDisclaimer() {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const load: PageLoad = {
      navigation: entry?.type as PageLoad['navigation'],
      referrer: document.referrer,
      origin: location.origin,
      dismissed: readStored('session', storageKeys.disclaimer) === 'dismissed',
    };
    if (shouldShowDisclaimer(load) && !dialog.current?.open) dialog.current?.showModal();
  }, []);

  return {
    dialog,
    dismiss: () => dialog.current?.close(),
    // Escape closes a dialog as well, so the closing itself is what is remembered.
    remember: () => void writeStored('session', storageKeys.disclaimer, 'dismissed'),
  };
}
