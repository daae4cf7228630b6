import type { MessageId } from '@federation/i18n/editing';

/** A drawing, picture or PDF that somebody gives to the site, opened as readers will open it. */
export interface OpenedUpload {
  /** What is to be told of it; nothing where it is fine. */
  found: readonly {
    message: MessageId;
    values?: Readonly<Record<string, string | number>>;
  }[];
  /**
   * What may be published of it, where that is not the file as it came: a drawing written anew, a
   * photograph that does not tell where it was taken.
   */
  clean?: Buffer;
}
