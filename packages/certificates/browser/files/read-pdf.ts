import {
  getDocument,
  PDFWorker,
  VerbosityLevel,
  type PDFDocumentLoadingTask,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist';
import { readAttachments } from '../../shared/attachment.ts';
import type { UnreadableReason } from '../../shared/verdict.ts';
import { createContext } from './pictures.ts';
import {
  toFileContent,
  toPictureTexts,
  type FileContent,
  type FoundText,
  type ReadFileOptions,
} from './file-content.ts';

/** The maximum number of pages. A certificate has one page; a scan may have several. */
const maxPages = 10;

/** The maximum time for a PDF, in milliseconds. */
const maxTime = 20_000;

/**
 * The maximum number of pixels of a picture in a PDF or of a drawn page. Larger ones are skipped.
 * A scan of A4 with 600 dpi has 35 million.
 */
const maxPixels = 40_000_000;

/** The scales at which pages are drawn until a code is found; 1 is 72 dpi. */
const scales = [2, 3, 4];

/**
 * Reads the attached certificates and the QR codes of a PDF, without running its scripts. The PDF
 * has a worker of its own, so that a busy worker can be terminated when the visitor cancels or the
 * time is over.
 */
export async function readPdf(bytes: Uint8Array, options: ReadFileOptions): Promise<FileContent> {
  const port = new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module' });
  const task = getDocument({
    data: bytes,
    worker: PDFWorker.create({ port }),
    verbosity: VerbosityLevel.ERRORS,
    enableXfa: false,
    stopAtErrors: false,
    maxImageSize: maxPixels,
    wasmUrl: '/pdf-reader/',
  });
  const ended = Promise.withResolvers<FileContent>();
  const found: FoundText[] = [];
  // Texts that were found before a limit are still verified.
  const end = (reason: UnreadableReason) => ended.resolve(toFileContent(found, reason));
  const timer = setTimeout(() => end('too-slow'), maxTime);
  const cancel = () => ended.reject(options.signal.reason as Error);
  options.signal.addEventListener('abort', cancel);
  port.addEventListener('error', () => end('broken'));
  try {
    return await Promise.race([ended.promise, readWith(task, found, options)]);
  } finally {
    clearTimeout(timer);
    options.signal.removeEventListener('abort', cancel);
    // Do not wait: a busy worker may never confirm.
    void task.destroy().catch(() => undefined);
    port.terminate();
  }
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
    if (document.numPages > maxPages) return toFileContent(found, 'too-many-pages');
    await readPages(document, found, options);
    return toFileContent(found, 'no-code');
  } catch (error) {
    options.signal.throwIfAborted();
    return toFileContent(
      found,
      (error as Error).name === 'PasswordException' ? 'encrypted' : 'broken',
    );
  }
}

async function readPages(
  document: PDFDocumentProxy,
  found: FoundText[],
  { reader, signal, onPage }: ReadFileOptions,
): Promise<void> {
  for (let number = 1; number <= document.numPages; number += 1) {
    onPage(number, document.numPages);
    const page = await document.getPage(number);
    for (const scale of scales) {
      signal.throwIfAborted();
      const image = await drawPage(page, scale);
      const texts = image ? await reader.read(image) : [];
      found.push(...toPictureTexts(texts));
      if (texts.length > 0) break;
    }
    page.cleanup();
  }
}

async function drawPage(page: PDFPageProxy, scale: number): Promise<ImageData | undefined> {
  const viewport = page.getViewport({ scale });
  const [width, height] = [Math.round(viewport.width), Math.round(viewport.height)];
  if (width * height > maxPixels || width * height === 0) return undefined;
  const context = createContext(width, height);
  await page.render({ canvas: context.canvas, canvasContext: context, viewport }).promise;
  return context.getImageData(0, 0, width, height);
}
