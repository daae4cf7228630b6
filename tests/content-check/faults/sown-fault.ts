import type { MessageId } from '../../../packages/i18n/editing.ts';
import { page, type Files } from '../fixture.ts';

/** A mistake as somebody in the office makes it, and what the content check says to it. */
export interface SownFault {
  /** The mistake in words; it titles the test. */
  name: string;
  /** Files below `src/content`, on top of the smallest site without faults. */
  files: Files;
  /** Exactly what is found; nothing where it is rightly let pass. */
  finds: readonly ExpectedFinding[];
}

export type Message = MessageId;

export interface ExpectedFinding {
  message: Message;
  /** Below `src/content`, like the names of `files`; any file when left out. */
  file?: string;
  line?: number;
  field?: string;
}

/** The page that has the fault of a text. */
export const sample = 'pages/sample/en.mdx';

/** A page with a text; `line` is that of the text, from 1. */
export const text = (name: string, body: string, message: Message, line = 1): SownFault => ({
  name,
  files: { [sample]: page(body) },
  finds: [{ message, file: sample, line: line + 4, field: 'text' }],
});

/** A page with a text in which nothing is to be found. */
export const passes = (name: string, body: string, files: Files = {}): SownFault => ({
  name,
  files: { ...files, [sample]: page(body) },
  finds: [],
});
