import { useRef, useState } from 'react';
import { maxUploadMegabytes, type EntryLocation, type OpenedEntry } from '../protocol/desk.ts';
import type { Language } from '@federation/i18n/languages';
import { DeskError } from '../protocol/desk-error.ts';
import { callApi } from './api.ts';
import { toEditedEntry, type EditorState, type Edits } from './editor-state.ts';
import { removeUnsaved, isNew, readUnsaved, removeSaved } from './unsaved-changes.ts';
import { useCheck } from './use-check.ts';
import { useFilesOnDisk, useUnsavedCopy } from './use-stored-entry.ts';
import type { DeskSay } from '@federation/i18n/editing';
import type { Announcement } from './words.ts';

/** The state of an entry that was opened, with the words typed into it before. */
function toState(
  opened: OpenedEntry,
  stored: ReturnType<typeof readUnsaved>,
  old: EditorState | undefined,
): EditorState {
  const { form, texts, hashes, issues } = { ...opened, ...stored };
  return {
    opened: { ...opened, hashes },
    version: (old?.version ?? 0) + 1,
    form,
    texts,
    issues,
    isChecked: stored === undefined,
    isDirty: stored !== undefined || isNew(opened),
  };
}

/** Opens, checks and saves one entry. `notice` hears what is to be announced. */
export function useEntry(
  language: Language,
  say: DeskSay,
  announce: (text: string, kind?: Announcement['kind']) => void,
) {
  const [entry, setEntry] = useState<EditorState>();
  const [isSaving, setSaving] = useState(false);
  const [isOpening, setOpening] = useState(false);

  const refuse = (error: unknown) => {
    if (!(error instanceof DeskError)) throw error;
    if (error.issues.length > 0) setEntry((old) => old && { ...old, issues: error.issues });
    announce(
      say(`problem.${error.problem}`, { detail: error.message, max: maxUploadMegabytes }),
      'bad',
    );
  };

  const show = (opened: OpenedEntry, stored?: ReturnType<typeof readUnsaved>) => {
    if (stored) announce(say('restored'));
    setEntry((old) => toState(opened, stored, old));
  };

  const close = () => {
    if (entry) removeUnsaved(entry.opened);
    setEntry(undefined);
  };

  // Responses may arrive out of order: only the entry opened last is shown.
  const last = useRef<EntryLocation>(undefined);
  const open = async (location: EntryLocation, recall = true) => {
    last.current = location;
    setOpening(true);
    try {
      const { collection, id } = location;
      const stored = recall ? readUnsaved({ collection, id }) : undefined;
      const json = { collection, id, language };
      const opened = await (stored && isNew(stored)
        ? callApi('/new', { ...json, title: '' })
        : callApi('/open', json));
      if (last.current === location) show(opened, stored);
    } catch (error) {
      refuse(error);
      // The unsaved changes were discarded, so nothing is left to show.
      if (!recall) close();
    }
    if (last.current === location) setOpening(false);
  };
  const create = async (location: EntryLocation, title: string) => {
    try {
      show(await callApi('/new', { ...location, title, language }));
    } catch (error) {
      refuse(error);
    }
  };

  const type = (edited: Edits | ((old: EditorState) => Edits)) =>
    setEntry(
      (old) =>
        old && { ...old, ...(typeof edited === 'function' ? edited(old) : edited), isDirty: true },
    );

  const save = async () => {
    if (!entry?.isDirty || isSaving) return;
    setSaving(true);
    announce(say('saving'));
    try {
      const opened = await callApi('/save', { ...toEditedEntry(entry), language });
      removeSaved(toEditedEntry(entry), opened);
      setEntry((old) => {
        if (old?.opened.collection !== opened.collection || old.opened.id !== opened.id) return old;
        const { form, issues } = opened;
        // Changes made during the save are still unsaved.
        return old.form === entry.form && old.texts === entry.texts
          ? { ...old, opened, form, issues, isChecked: true, isDirty: false }
          : { ...old, opened };
      });
      announce(say('saved'));
    } catch (error) {
      refuse(error);
    }
    setSaving(false);
  };

  useUnsavedCopy(entry, () => announce(say('notKept'), 'bad'));

  useCheck(entry, language, refuse, (issues, checked) => {
    // Later changes get a check of their own.
    setEntry((old) =>
      old?.form === checked.form && old.texts === checked.texts
        ? { ...old, issues, isChecked: true }
        : old,
    );
  });
  useFilesOnDisk(entry, language, (opened) =>
    setEntry((old) => (old === entry ? toState(opened, undefined, old) : old)),
  );

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
