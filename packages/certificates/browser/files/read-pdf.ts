import './with-resolvers.ts';
import {
  getDocument,
  PDFWorker,
  VerbosityLevel,
  type PDFDocumentLoadingTask,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { readAttachments } from '../../shared/attachment.ts';
import { createWorkerError } from '../to-failure.ts';
import PdfWorker from './pdf.worker.ts?worker';
import { createContext } from './pictures.ts';
import {
  maxPages,
  throwIfAborted,
  toFileContent,
  toPictureTexts,
  type FileContent,
  type FoundText,
  type ReadFileOptions,
} from './file-content.ts';

/**
 * The maximum time for a PDF, in seconds. It passes only while the page is visible, as browsers draw
 * nothing on a hidden one.
 */
const maxTime = 20;

/**
 * The maximum number of pixels of a picture in a PDF; larger ones are skipped. A scan of A3 with 600
 * dpi has 70 million.
 */
const maxPixels = 80_000_000;

/** The lengths of the longer side at which a page is drawn until a code is found, in pixels. */
const sides = [2000, 2800, 3600];

/**
 * Reads the attached certificates and the QR codes of a PDF, without running its scripts. The PDF
 * has a worker of its own, so that a busy worker can be terminated when the visitor cancels or the
 * time is over.
 *
 * @throws if the browser can’t read PDFs, or a part of the reader could not be loaded
 */
export async function readPdf(bytes: Uint8Array, options: ReadFileOptions): Promise<FileContent> {
  throwIfAborted(options.signal);
  const port = new PdfWorker();
  const task = getDocument({
    data: bytes,
    worker: PDFWorker.create({ port }),
    verbosity: VerbosityLevel.ERRORS,
    enableXfa: false,
    stopAtErrors: false,
    maxImageSize: maxPixels,
    wasmUrl: '/pdf-reader/',
  });
  const found: FoundText[] = [];
  const { ended, stop } = untilEnd(port, found, options.signal);
  try {
    return await Promise.race([ended, readWith(task, found, options)]);
  } finally {
    stop();
    // Do not wait: a busy worker may never confirm.
    void task.destroy().catch(() => undefined);
    port.terminate();
  }
}

/**
 * Ends reading when the time is over, the visitor cancels or the worker fails. Texts that were found
 * before are still verified.
 */
function untilEnd(port: Worker, found: FoundText[], signal: AbortSignal) {
  let timer: ReturnType<typeof setInterval> | undefined;
  const ended = new Promise<FileContent>((resolve, reject) => {
    let seconds = 0;
    timer = setInterval(() => {
      if (!document.hidden) seconds += 1;
      if (seconds >= maxTime) resolve(toFileContent(found, 'too-slow'));
    }, 1000);
    signal.addEventListener('abort', () => reject(new Error('Reading was cancelled.')));
    port.addEventListener('error', ({ message }) => reject(createWorkerError(message)));
  });
  return { ended, stop: () => clearInterval(timer) };
}

async function readWith(
  task: PDFDocumentLoadingTask,
  found: FoundText[],
  options: ReadFileOptions,
): Promise<FileContent> {
  try {
    const document = await task.promise;
    const attached = await readAttachments(document).catch(() => []);
    for (const text of attached) found.push({ text, from: 'attachment' });
    await readPages(document, found, options);
    return toFileContent(found, 'no-code');
  } catch (error) {
    const { name } = error as Error;
    if (name === 'PasswordException') return toFileContent(found, 'encrypted');
    if (found.length > 0 || !isOfBrowser(error)) return toFileContent(found, 'broken');
    throw error;
  }
}

/** True unless the fault is in the file. The reader of PDFs wraps the errors of its worker. */
function isOfBrowser(error: unknown): boolean {
  const { details = String(error) } = error as { details?: string };
  return /^(?:Error|ReferenceError|TypeError|SyntaxError)\b/.test(details);
}

async function readPages(
  document: PDFDocumentProxy,
  found: FoundText[],
  { reader, signal, onPage }: ReadFileOptions,
): Promise<void> {
  for (let number = 1; number <= Math.min(document.numPages, maxPages); number += 1) {
    onPage(number, document.numPages);
    const page = await document.getPage(number);
    for (const side of sides) {
      throwIfAborted(signal);
      const texts = await reader.read(await drawPage(page, side));
      found.push(...toPictureTexts(texts));
      if (texts.length > 0) break;
    }
    page.cleanup();
  }
}

async function drawPage(page: PDFPageProxy, side: number): Promise<ImageData> {
  const { width: points, height: others } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: side / Math.max(points, others) });
  const width = Math.max(1, Math.round(viewport.width));
  const height = Math.max(1, Math.round(viewport.height));
  const context = createContext(width, height);
  await page.render({ canvas: context.canvas, canvasContext: context, viewport }).promise;
  return context.getImageData(0, 0, width, height);
}
