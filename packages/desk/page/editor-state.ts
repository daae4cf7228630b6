import type { DeskIssue, OpenedEntry, EditedEntry } from '../protocol/desk.ts';

/** The open entry: its files as read, and the unsaved changes. */
export interface EditorState {
  opened: OpenedEntry;
  /** Counts reads from disk; each gives the text editors a fresh start. */
  version: number;
  form: object;
  texts: OpenedEntry['texts'];
  issues: readonly DeskIssue[];
  /** True when the issues include the unsaved changes. */
  isChecked: boolean;
  isDirty: boolean;
}

export type Edits = Partial<Pick<EditorState, 'form' | 'texts'>>;

export const toEditedEntry = ({
  opened: { collection, id, hashes },
  form,
  texts,
}: EditorState): EditedEntry => ({
  collection,
  id,
  hashes,
  form,
  texts,
});
