import { useEffect, useEffectEvent, useState } from 'react';
import type { DeskOperation, EntryLocation, LastChange } from '../protocol/desk.ts';
import { callApi } from './api.ts';
import type { EditorState } from './editor-state.ts';
import { isNew } from './unsaved-changes.ts';
import { useDesk } from './words.ts';

interface Options {
  entry: EditorState | undefined;
  open: (location: EntryLocation, recall?: boolean) => Promise<void>;
  close: () => void;
  refuse: (error: unknown) => void;
  announce: (text: string) => void;
  /** Counts the changes on disk. */
  version: number;
  onDone: () => void;
}

/** Operations on whole entries, and Undo. */
export function useOperations({ entry, open, close, refuse, announce, version, onDone }: Options) {
  const { say, language } = useDesk();
  const [isBusy, setBusy] = useState(false);
  const operate = async (operation: DeskOperation) => {
    setBusy(true);
    try {
      const { location } = await callApi('/operate', { ...operation, language });
      // The links are those of another entry than the one that is open.
      if (location && operation.kind !== 'relink') await open(location);
      else if (!location) close();
    } catch (error) {
      refuse(error);
    }
    setBusy(false);
    onDone();
  };
  const opened = entry?.opened;
  const at = { open: opened && { collection: opened.collection, id: opened.id } };
  const [lastChange, setLastChange] = useState<LastChange | null>(null);
  const askLast = useEffectEvent(() => callApi('/lastChange', at));
  useEffect(() => {
    let isLatest = true;
    askLast().then(
      (change) => isLatest && setLastChange(change),
      () => isLatest && setLastChange(null),
    );
    return () => {
      isLatest = false;
    };
  }, [language, version, opened?.collection, opened?.id, opened?.hashes]);
  const undo = async () => {
    try {
      const { name, from } = await callApi('/undo', at);
      // Undo keeps unsaved changes.
      if (!entry?.isDirty) await (from ? open(from) : close());
      announce(say('undone', { name }));
    } catch (error) {
      refuse(error);
    }
    onDone();
  };
  /** Gives up what was typed, and what was never saved as a whole. */
  const discard = async () => {
    if (!opened) return;
    if (!isNew(opened)) await open(opened, false);
    else if (opened.files.length === 0) close();
    else await operate({ kind: 'remove', collection: opened.collection, id: opened.id });
  };
  return { operate, lastChange, undo, discard, isBusy };
}
