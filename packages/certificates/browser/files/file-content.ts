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

/** Throws if reading was cancelled. Browsers of 2021 lack the method with this name. */
export function throwIfAborted({ aborted }: AbortSignal): void {
  if (aborted) throw new Error('Reading was cancelled.');
}

/** The maximum number of pages that are read of a PDF. A certificate has one page. */
export const maxPages = 10;

export interface ReadFileOptions {
  reader: CodeReader;
  signal: AbortSignal;
  /** Called before each page of a PDF, with the number of all its pages. */
  onPage: (page: number, pages: number) => void;
}
