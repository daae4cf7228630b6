import { useEffect, useEffectEvent } from 'react';
import type { Language } from '@federation/i18n/languages';
import type { OpenedEntry } from '../protocol/desk.ts';
import { callApi } from './api.ts';
import { toEditedEntry, type EditorState } from './editor-state.ts';
import { removeUnsaved, storeUnsaved } from './unsaved-changes.ts';
import { useWindowEvent } from './use-window-event.ts';

/** Keeps a copy of unsaved changes in the browser until they are saved. */
export function useUnsavedCopy(entry: EditorState | undefined, onFull: () => void): void {
  const keep = useEffectEvent((dirty: EditorState) => {
    if (!storeUnsaved(toEditedEntry(dirty))) onFull();
  });
  useEffect(() => {
    if (entry?.isDirty) keep(entry);
    else if (entry) removeUnsaved(entry.opened);
  }, [entry]);
}

/**
 * Reads an entry again when the window gets the focus, since another program may have changed its
 * files. For unsaved changes, the server reports it on save.
 */
export function useFilesOnDisk(
  entry: EditorState | undefined,
  language: Language,
  onChange: (opened: OpenedEntry) => void,
): void {
  const look = async () => {
    if (!entry || entry.isDirty) return;
    const { collection, id, hashes } = entry.opened;
    const now = await callApi('/open', { collection, id, language }).catch(() => undefined);
    if (now && JSON.stringify(now.hashes) !== JSON.stringify(hashes)) onChange(now);
  };
  useWindowEvent('focus', () => void look());
}
