import { useEffect, useEffectEvent, useState } from 'react';
import type { DeskMessage, EntryPlace, OpenedEntry } from '../core/desk.ts';
import type { Language } from '../i18n/languages.ts';
import { ask, Refusal } from './api.ts';
import { forgetTyped, keepTyped, recallTyped } from './unsaved.ts';
import type { Say } from './words.ts';

/** The check follows what is typed, when the hands rest. */
const pause = 500;

/** What is open: its files as they were read, and what was typed since. */
export interface EntryState {
  opened: OpenedEntry;
  form: object;
  texts: OpenedEntry['texts'];
  messages: DeskMessage[];
  isDirty: boolean;
}

/** Opens, checks and saves one entry. `notice` hears what is to be announced. */
export function useEntry(language: Language, say: Say, notice: (text: string) => void) {
  const [entry, setEntry] = useState<EntryState>();

  const refuse = (error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    if (error.messages.length > 0) setEntry((old) => old && { ...old, messages: error.messages });
    notice(say(`problem.${error.problem}`, { detail: error.message }));
  };

  const show = (opened: OpenedEntry, recall: boolean) => {
    const kept = recall ? recallTyped(opened) : undefined;
    if (!recall) forgetTyped(opened);
    if (kept) notice(say('restored'));
    const { form, texts, hashes, messages } = { ...opened, ...kept };
    setEntry({ opened: { ...opened, hashes }, form, texts, messages, isDirty: kept !== undefined });
  };

  const open = async (place: EntryPlace, recall = true) => {
    try {
      show(await ask<OpenedEntry>('open', language, { collection: place.collection, id: place.id }), recall);
    } catch (error) {
      refuse(error);
    }
  };

  const type = (typed: Partial<Pick<EntryState, 'form' | 'texts'>>) => {
    if (!entry) return;
    const next = { ...entry, ...typed, isDirty: true };
    keepTyped(toTyped(next));
    setEntry(next);
  };

  const toTyped = ({ opened: { collection, id, hashes }, form, texts }: EntryState) => ({ collection, id, hashes, form, texts });

  const save = async () => {
    if (!entry?.isDirty) return;
    try {
      show(await ask<OpenedEntry>('save', language, toTyped(entry)), false);
      notice(say('saved'));
    } catch (error) {
      refuse(error);
    }
  };

  const check = useEffectEvent(async () => {
    if (!entry?.isDirty) return;
    try {
      const messages = await ask<DeskMessage[]>('check', language, toTyped(entry));
      // What was typed meanwhile has a check of its own.
      setEntry((old) => (old?.form === entry.form && old.texts === entry.texts ? { ...old, messages } : old));
    } catch (error) {
      refuse(error);
    }
  });
  useEffect(() => {
    const timer = setTimeout(() => void check(), pause);
    return () => clearTimeout(timer);
  }, [entry?.form, entry?.texts]);

  /** Somebody may have changed the files in another program. */
  const look = useEffectEvent(async () => {
    if (!entry) return;
    const { collection, id, hashes } = entry.opened;
    const now = await ask<OpenedEntry>('open', language, { collection, id }).catch(() => undefined);
    const changed = Object.keys(hashes).find((path) => now?.hashes[path] !== hashes[path]);
    if (!now || changed === undefined) return;
    if (entry.isDirty) notice(say('problem.changedOnDisk', { detail: changed }));
    else show(now, false);
  });
  useEffect(() => {
    const onFocus = () => void look();
    addEventListener('focus', onFocus);
    return () => removeEventListener('focus', onFocus);
  }, []);

  return { entry, open, type, save, refuse, close: () => setEntry(undefined) };
}
