import { useState } from 'react';
import type { DeskOperation, EntryPlace, LastChange } from '../core/desk.ts';
import type { Language } from '../i18n/languages.ts';
import { ask } from './api.ts';
import type { EditorState } from './editor-state.ts';
import type { Say } from './words.ts';

interface Options {
  language: Language;
  entry: EditorState | undefined;
  open: (place: EntryPlace) => Promise<void>;
  close: () => void;
  refuse: (error: unknown) => void;
  announce: (text: string) => void;
  say: Say;
  onDone: () => void;
}

/** What is done to entries as a whole, and taken back. */
export function useOperations({
  language,
  entry,
  open,
  close,
  refuse,
  announce,
  say,
  onDone,
}: Options) {
  const [isBusy, setBusy] = useState(false);
  const operate = async (operation: DeskOperation) => {
    setBusy(true);
    try {
      const { place } = await ask<{ place?: EntryPlace }>('operate', language, operation);
      if (place) await open(place);
      else close();
    } catch (error) {
      refuse(error);
    }
    setBusy(false);
    onDone();
  };
  const undo = async () => {
    try {
      const { name } = await ask<LastChange>('undo', language);
      // What somebody is typing is not taken back with it.
      if (entry && !entry.isDirty) await open(entry.opened);
      announce(say('undone', { name }));
    } catch (error) {
      refuse(error);
    }
    onDone();
  };
  return { operate, undo, isBusy };
}
