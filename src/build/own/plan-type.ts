/** What is to be done in a project. Paths are below its root. */
export interface Plan {
  /** The new content of files. */
  written: Map<string, string>;
  /** Folders and files that go. */
  removed: string[];
  /** Pages of which only an outline is left, and those of them that are drafts. */
  outlined: string[];
  drafts: string[];
}
