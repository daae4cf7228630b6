import type { MessageId } from '@federation/i18n/editing';

/** Why a part of a content file can’t be read. */
export interface ContentError {
  /** The message that explains it. */
  code: MessageId;
  /** The line of the file, from 1. */
  line: number;
  /** What fills the places of the message. */
  values?: Readonly<Record<string, string>>;
}
