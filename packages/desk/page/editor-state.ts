import type { DeskIssue, OpenedEntry, EditedEntry } from '../protocol/desk.ts';

/** What is open: its files as they were read, and what was typed since. */
export interface EditorState {
  opened: OpenedEntry;
  /** How often it was read anew: what is shown of the texts then begins again. */
  version: number;
  form: object;
  texts: OpenedEntry['texts'];
  issues: readonly DeskIssue[];
  /** Whether the messages are about what is shown, and not only about the files. */
  isChecked: boolean;
  isDirty: boolean;
}

/** What somebody has changed in it. */
export type Edits = Partial<Pick<EditorState, 'form' | 'texts'>>;

/** What is sent to be checked or saved. */
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
