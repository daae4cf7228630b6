import type { MessageId } from '../../../packages/i18n/editing.ts';
import type { Files } from '../fixture.ts';

/** A mistake as somebody in the office makes it, and what the content check says to it. */
export interface SownFault {
  /** The mistake in words; it titles the test. */
  name: string;
  /** Files below `src/content`, on top of the smallest site without faults. */
  files: Files;
  /** Exactly what is found; nothing where it is rightly let pass. */
  finds: readonly ExpectedFinding[];
}

export interface ExpectedFinding {
  message: MessageId;
  /** Below `src/content`, like the names of `files`; any file when left out. */
  file?: string;
  line?: number;
  field?: string;
}
