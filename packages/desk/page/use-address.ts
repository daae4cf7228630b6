import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { EntryLocation } from '../protocol/desk.ts';
import type { Language } from '@federation/i18n/languages';
import { useWindowEvent } from './use-window-event.ts';

/**
 * Keeps what is open in the address, so that it is there again after the page was loaded anew, and
 * leads the keyboard to what was opened.
 *
 * @param address the collection and the folder of what is open
 * @param isAsking whether a dialog is in the way
 */
export function useAddress(
  address: string | undefined,
  language: Language,
  open: (location: EntryLocation) => Promise<void>,
  isAsking: boolean,
) {
  const openAddress = () => {
    const [collection = '', ...rest] = decodeURIComponent(location.hash.slice(1)).split('/');
    if (rest.length > 0) void open({ collection, id: rest.join('/') });
  };
  const openFirst = useEffectEvent(openAddress);
  useEffect(() => openFirst(), [language]);
  // Another address, and the way back, load no page anew.
  useWindowEvent('hashchange', () => {
    if (decodeURIComponent(location.hash.slice(1)) !== address) openAddress();
  });
  // At once with what is shown: later, it would undo the step of somebody who goes straight back.
  useLayoutEffect(() => {
    if (address !== undefined) location.hash = address;
  }, [address]);

  const reached = useRef<string>(undefined);
  useEffect(() => {
    if (isAsking || reached.current === address) return;
    reached.current = address;
    document.querySelector<HTMLElement>('main h2')?.focus();
  }, [address, isAsking]);
}
