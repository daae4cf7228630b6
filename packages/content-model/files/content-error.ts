import type { MessageId } from '@federation/i18n/editing';

/** The reason that a part of a content file can’t be read. */
export interface ContentError {
  /** The message that explains it. */
  code: MessageId;
  /** The line of the file, from 1. */
  line: number;
  /** The values of the message's placeholders. */
  values?: Readonly<Record<string, string>>;
}
