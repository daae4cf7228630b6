import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { maxFileSize, type EntryPlace, type OpenedEntry } from '../protocol/desk.ts';
import type { Language } from '@federation/i18n/languages';
import { DeskError } from '../protocol/desk-error.ts';
import { ask } from './api.ts';
import { toTyped, type EditorState, type Typed } from './editor-state.ts';
import { forgetTyped, isNew, keepTyped, recallTyped, settleTyped } from './unsaved.ts';
import { useCheck } from './use-check.ts';
import { useWindowEvent } from './use-window-event.ts';
import type { Notice, Say } from './words.ts';

/** The state of an entry that was opened, with the words typed into it before. */
function toState(
  opened: OpenedEntry,
  kept: ReturnType<typeof recallTyped>,
  old: EditorState | undefined,
): EditorState {
  const { form, texts, hashes, messages } = { ...opened, ...kept };
  return {
    opened: { ...opened, hashes },
    version: (old?.version ?? 0) + 1,
    form,
    texts,
    messages,
    isChecked: kept === undefined,
    isDirty: kept !== undefined || isNew(opened),
  };
}

/** Opens, checks and saves one entry. `notice` hears what is to be announced. */
export function useEntry(
  language: Language,
  say: Say,
  notice: (text: string, kind?: Notice['kind']) => void,
) {
  const [entry, setEntry] = useState<EditorState>();
  const [isSaving, setSaving] = useState(false);
  const [isOpening, setOpening] = useState(false);

  const refuse = (error: unknown) => {
    if (!(error instanceof DeskError)) throw error;
    if (error.messages.length > 0) setEntry((old) => old && { ...old, messages: error.messages });
    notice(say(`problem.${error.problem}`, { detail: error.message, max: maxFileSize }), 'bad');
  };

  const show = (opened: OpenedEntry, kept?: ReturnType<typeof recallTyped>) => {
    if (kept) notice(say('restored'));
    setEntry((old) => toState(opened, kept, old));
  };

  const close = () => {
    if (entry) forgetTyped(entry.opened);
    setEntry(undefined);
  };

  // Answers may come in another order than they were asked for: what was opened last is shown.
  const last = useRef<EntryPlace>(undefined);
  const open = async (place: EntryPlace, recall = true) => {
    last.current = place;
    setOpening(true);
    try {
      const { collection, id } = place;
      const kept = recall ? recallTyped({ collection, id }) : undefined;
      const json = { collection, id, language };
      const opened = await (kept && isNew(kept)
        ? ask('/new', { ...json, title: '' })
        : ask('/open', json));
      if (last.current === place) show(opened, kept);
    } catch (error) {
      refuse(error);
      // The words that were discarded are there no more.
      if (!recall) close();
    }
    if (last.current === place) setOpening(false);
  };
  const create = async (place: EntryPlace, title: string) => {
    try {
      show(await ask('/new', { ...place, title, language }));
    } catch (error) {
      refuse(error);
    }
  };

  const type = (typed: Typed | ((old: EditorState) => Typed)) =>
    setEntry(
      (old) =>
        old && { ...old, ...(typeof typed === 'function' ? typed(old) : typed), isDirty: true },
    );

  const save = async () => {
    if (!entry?.isDirty || isSaving) return;
    setSaving(true);
    notice(say('saving'));
    try {
      const opened = await ask('/save', { ...toTyped(entry), language });
      settleTyped(toTyped(entry), opened);
      setEntry((old) => {
        if (old?.opened.collection !== opened.collection || old.opened.id !== opened.id) return old;
        const { form, messages } = opened;
        // What was typed while it was being saved is still to be saved.
        return old.form === entry.form && old.texts === entry.texts
          ? { ...old, opened, form, messages, isChecked: true, isDirty: false }
          : { ...old, opened };
      });
      notice(say('saved'));
    } catch (error) {
      refuse(error);
    }
    setSaving(false);
  };

  const keep = useEffectEvent((dirty: EditorState) => {
    if (!keepTyped(toTyped(dirty))) notice(say('notKept'), 'bad');
  });
  useEffect(() => {
    if (entry?.isDirty) keep(entry);
    else if (entry) forgetTyped(entry.opened);
  }, [entry]);

  useCheck(entry, language, refuse, (messages, checked) => {
    // What was typed meanwhile has a check of its own.
    setEntry((old) =>
      old?.form === checked.form && old.texts === checked.texts
        ? { ...old, messages, isChecked: true }
        : old,
    );
  });
  // Another program may have changed the files while somebody was there. Of what is typed, the
  // server says so when it is saved.
  const look = async () => {
    if (!entry || entry.isDirty) return;
    const { collection, id, hashes } = entry.opened;
    const json = { collection, id, language };
    const now = await ask('/open', json).catch(() => undefined);
    if (now && JSON.stringify(now.hashes) !== JSON.stringify(hashes))
      setEntry((old) => (old === entry ? toState(now, undefined, old) : old));
  };
  useWindowEvent('focus', () => void look());

  /** A file was added beside the entry. */
  const addFile = (name: string) =>
    setEntry(
      (old) =>
        old && {
          ...old,
          opened: { ...old.opened, files: [...new Set([...old.opened.files, name])] },
        },
    );

  return {
    entry,
    isWaiting: isSaving || isOpening,
    open,
    create,
    type,
    addFile,
    save,
    refuse,
    close,
  };
}
