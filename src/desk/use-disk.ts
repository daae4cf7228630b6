import { useEffect, useEffectEvent } from 'react';
import type { OpenedEntry } from '../core/desk.ts';
import type { Language } from '../i18n/languages.ts';
import { ask } from './api.ts';
import type { EditorState } from './editor-state.ts';
import { isNew } from './unsaved.ts';

/**
 * Looks whether another program has changed the files of what is open, whenever somebody comes back
 * to the desk.
 */
export function useDisk(
  entry: EditorState | undefined,
  language: Language,
  onChange: (now: OpenedEntry, path: string) => void,
) {
  const compare = useEffectEvent((now: OpenedEntry, hashes: OpenedEntry['hashes']) => {
    // While the desk asked, something else may have been opened, or this saved.
    if (entry?.opened.hashes !== hashes) return;
    const changed = Object.keys(hashes).find((path) => now.hashes[path] !== hashes[path]);
    if (changed !== undefined) onChange(now, changed);
  });
  const look = useEffectEvent(async () => {
    if (!entry || isNew(entry.opened)) return;
    const { collection, id, hashes } = entry.opened;
    const now = await ask<OpenedEntry>('open', language, { collection, id }).catch(() => undefined);
    // Asks for the state as it is now: somebody may have begun to type.
    if (now) compare(now, hashes);
  });
  useEffect(() => {
    const onFocus = () => void look();
    addEventListener('focus', onFocus);
    return () => removeEventListener('focus', onFocus);
  }, []);
}
