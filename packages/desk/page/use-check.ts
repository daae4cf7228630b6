import { useEffect, useEffectEvent } from 'react';
import type { DeskIssue } from '../protocol/desk.ts';
import type { Language } from '@federation/i18n/languages';
import { callApi } from './api.ts';
import { toEditedEntry, type EditorState } from './editor-state.ts';

/** In milliseconds: the check follows what is typed when the hands rest. */
const pause = 500;

/** Checks unsaved changes. `onAnswer` also gets the state that was checked. */
export function useCheck(
  entry: EditorState | undefined,
  language: Language,
  refuse: (error: unknown) => void,
  onAnswer: (issues: DeskIssue[], checked: EditorState) => void,
) {
  const check = useEffectEvent(async () => {
    if (!entry?.isDirty) return;
    try {
      onAnswer(await callApi('/check', { ...toEditedEntry(entry), language }), entry);
    } catch (error) {
      refuse(error);
    }
  });
  useEffect(() => {
    const timer = setTimeout(() => void check(), pause);
    return () => clearTimeout(timer);
  }, [entry?.form, entry?.texts]);
}
