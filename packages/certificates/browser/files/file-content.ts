import type { UnreadableReason } from '../../shared/verdict.ts';
import type { CodeReader } from '../qr-reader/reader.ts';

/** A text that may be a certificate, and where it was found. */
export interface FoundText {
  text: string;
  from: 'attachment' | 'picture' | 'camera';
}

/** The content of a file: texts that may be certificates, or why it could not be read. */
export type FileContent = { texts: FoundText[] } | { unreadable: UnreadableReason };

/** The texts, or the reason if there are none. */
export function toFileContent(texts: FoundText[], reason: UnreadableReason): FileContent {
  return texts.length > 0 ? { texts } : { unreadable: reason };
}

export function toPictureTexts(texts: readonly string[]): FoundText[] {
  return texts.map((text) => ({ text, from: 'picture' }));
}

export interface ReadFileOptions {
  reader: CodeReader;
  signal: AbortSignal;
  /** Called before each page of a PDF. */
  onPage: (page: number, pages: number) => void;
}
