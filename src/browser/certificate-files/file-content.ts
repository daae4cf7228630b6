import type { UnreadableReason } from '../../core/certificates/verdict.ts';
import type { CodeReader } from '../qr-reader/reader.ts';

/** The content of a file: texts that may be a certificate, or why it could not be read. */
export type FileContent =
  { texts: string[]; from: 'attachment' | 'picture' } | { unreadable: UnreadableReason };

/** How a file is read. */
export interface ReadOptions {
  reader: CodeReader;
  signal: AbortSignal;
  /** Called before each page of a PDF. */
  onPage: (page: number, pages: number) => void;
}
