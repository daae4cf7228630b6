import { useEffect, useEffectEvent } from 'react';
import type { OpenedEntry } from '../core/desk.ts';
import type { Language } from '../i18n/languages.ts';
import { ask, Refusal } from './api.ts';
import type { EditorState } from './editor-state.ts';
import { isNew } from './unsaved.ts';

/**
 * Looks whether another program has changed or removed the files of what is open, whenever somebody
 * comes back to the desk.
 */
export function useDisk(
  entry: EditorState | undefined,
  language: Language,
  { onChange, onGone }: { onChange: (now: OpenedEntry, path: string) => void; onGone: () => void },
) {
  const compare = useEffectEvent((now: OpenedEntry | undefined, hashes: OpenedEntry['hashes']) => {
    // While the desk asked, something else may have been opened, or this saved.
    if (entry?.opened.hashes !== hashes) return;
    if (!now) {
      onGone();
      return;
    }
    const changed = Object.keys(hashes).find((path) => now.hashes[path] !== hashes[path]);
    if (changed !== undefined) onChange(now, changed);
  });
  const look = useEffectEvent(async () => {
    if (!entry || isNew(entry.opened)) return;
    const { collection, id, hashes } = entry.opened;
    try {
      // Asks for the state as it is now: somebody may have begun to type.
      compare(await ask<OpenedEntry>('open', language, { collection, id }), hashes);
    } catch (error) {
      if (error instanceof Refusal && error.problem === 'notFound') compare(undefined, hashes);
    }
  });
  useEffect(() => {
    const onFocus = () => void look();
    addEventListener('focus', onFocus);
    return () => removeEventListener('focus', onFocus);
  }, []);
}
