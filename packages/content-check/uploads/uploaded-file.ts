import type { MessageId } from '@federation/i18n/editing';

/** A drawing, picture or PDF that somebody gives to the site, opened as readers will open it. */
export interface OpenedUpload {
  /** The faults of the file; none where it is fine. */
  found: readonly {
    message: MessageId;
    values?: Readonly<Record<string, string | number>>;
  }[];
  /**
   * A safe version to publish instead: a drawing written anew, or a photograph without the place
   * where it was taken.
   */
  clean?: Buffer;
}
