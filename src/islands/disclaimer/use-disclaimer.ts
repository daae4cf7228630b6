import { useEffect, useRef } from 'react';
import { readStored, writeStored } from '@federation/base/browser/storage';
import { storageKeys } from '@federation/base/storage-keys';
import { shouldShowDisclaimer, type PageLoad } from './rules.ts';

/** Opens the dialog if needed, and stores its dismissal for the session. */
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
    // Escape also closes a dialog, so this handles the close event.
    remember: () => void writeStored('session', storageKeys.disclaimer, 'dismissed'),
  };
}
