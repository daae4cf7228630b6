import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { maxFileSize, type EntryPlace, type OpenedEntry } from '../core/desk.ts';
import type { Language } from '../i18n/languages.ts';
import { ask, Refusal } from './api.ts';
import { toTyped, toUnwritten, type EditorState, type Typed } from './editor-state.ts';
import { forgetTyped, isNew, keepTyped, recallTyped, settleTyped } from './unsaved.ts';
import { useCheck } from './use-check.ts';
import { useDisk } from './use-disk.ts';
import type { Notice, Say } from './words.ts';

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
    if (!(error instanceof Refusal)) throw error;
    if (error.messages.length > 0) setEntry((old) => old && { ...old, messages: error.messages });
    notice(say(`problem.${error.problem}`, { detail: error.message, max: maxFileSize }), 'bad');
  };

  const show = (opened: OpenedEntry, kept?: ReturnType<typeof recallTyped>) => {
    if (kept) notice(say('restored'));
    const { form, texts, hashes, messages } = { ...opened, ...kept };
    const isDirty = kept !== undefined || isNew(opened);
    setEntry((old) => ({
      opened: { ...opened, hashes },
      version: (old?.version ?? 0) + 1,
      form,
      texts,
      messages,
      isChecked: kept === undefined,
      isDirty,
    }));
  };

  // Answers may come in another order than they were asked for: what was opened last is shown.
  const last = useRef<EntryPlace>(undefined);
  const open = async (place: EntryPlace, recall = true) => {
    last.current = place;
    setOpening(true);
    try {
      const { collection, id } = place;
      const kept = recall ? recallTyped({ collection, id }) : undefined;
      const question = kept && isNew(kept) ? 'new' : 'open';
      const opened = await ask<OpenedEntry>(question, language, { collection, id, title: '' });
      if (last.current === place) show(opened, kept);
    } catch (error) {
      refuse(error);
    }
    if (last.current === place) setOpening(false);
  };
  const create = async (place: EntryPlace, title: string) => {
    try {
      show(await ask<OpenedEntry>('new', language, { ...place, title }));
    } catch (error) {
      refuse(error);
    }
  };

  const type = (typed: Typed | ((old: EditorState) => Typed)) =>
    setEntry(
      (old) =>
        old && { ...old, ...(typeof typed === 'function' ? typed(old) : typed), isDirty: true },
    );

  /** Takes away the characters that nobody sees, unless something else was typed meanwhile. */
  const clean = async () => {
    if (!entry) return;
    try {
      const cleaned = await ask<Pick<EditorState, 'form' | 'texts'>>(
        'clean',
        language,
        toTyped(entry),
      );
      setEntry((old) =>
        old?.form === entry.form && old.texts === entry.texts
          ? { ...old, ...cleaned, version: old.version + 1, isDirty: true }
          : old,
      );
    } catch (error) {
      refuse(error);
    }
  };

  const save = async () => {
    if (!entry?.isDirty || isSaving) return;
    setSaving(true);
    notice(say('saving'));
    try {
      const opened = await ask<OpenedEntry>('save', language, toTyped(entry));
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
  useDisk(entry, language, {
    onChange: (now, path) => {
      if (entry?.isDirty) notice(say('problem.changedOnDisk', { detail: path }), 'bad');
      else show(now);
    },
    onGone: () => {
      setEntry((old) => old && toUnwritten(old));
      notice(say('goneFromDisk'), 'bad');
    },
  });

  /** A file was added beside the entry. */
  const addFile = (name: string) =>
    setEntry(
      (old) =>
        old && {
          ...old,
          opened: { ...old.opened, files: [...new Set([...old.opened.files, name])] },
        },
    );

  const close = () => {
    if (entry) forgetTyped(entry.opened);
    setEntry(undefined);
  };
  return {
    entry,
    isWaiting: isSaving || isOpening,
    open,
    create,
    type,
    clean,
    addFile,
    save,
    refuse,
    close,
  };
}
