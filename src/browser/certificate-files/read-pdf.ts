import {
  getDocument,
  PDFWorker,
  VerbosityLevel,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist';
import { readAttachments } from '../../core/certificates/attachment.ts';
import type { UnreadableReason } from '../../core/certificates/verdict.ts';
import {
  leftOutPicture,
  maxOperations,
  maxPixels,
  maxTime,
  unpackedTooMuch,
} from './pdf-limits.ts';
import { createContext } from './pictures.ts';
import {
  toContent,
  toPictureTexts,
  type FileContent,
  type FoundText,
  type ReadOptions,
} from './file-content.ts';

/** The maximum number of pages. A certificate has one page; a scan may have several. */
const maxPages = 10;

/** The scales at which pages are drawn until a code is found; 1 is 72 dpi. */
const scales = [2, 3, 4];

/**
 * Reads a PDF: the attached certificates and the QR codes on its pages. Scripts in it are not run. It is read in a worker of its own, which ends at once when the visitor cancels or the
 * PDF exceeds a limit, whatever the worker is doing.
 */
export async function readPdf(bytes: Uint8Array, options: ReadOptions): Promise<FileContent> {
  const port = new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module' });
  const ended = Promise.withResolvers<FileContent>();
  const found: FoundText[] = [];
  // What was found before a limit is judged all the same.
  const end = (reason: UnreadableReason) => ended.resolve(toContent(found, reason));
  const timer = setTimeout(() => end('too-slow'), maxTime);
  const cancel = () => ended.reject(options.signal.reason as Error);
  options.signal.addEventListener('abort', cancel);
  port.addEventListener('error', () => end('broken'));
  watchLimits(port, () => end('too-much'));
  try {
    return await Promise.race([ended.promise, readWith(port, bytes, found, options)]);
  } finally {
    clearTimeout(timer);
    options.signal.removeEventListener('abort', cancel);
    port.terminate();
  }
}

/** Calls back when the worker has unpacked too much, or has sent too many drawing operations. */
function watchLimits(port: Worker, onExceeded: () => void): void {
  let operations = 0;
  port.addEventListener(
    'message',
    ({ data }: MessageEvent<string | { chunk?: { fnArray?: unknown[] } }>) => {
      if (typeof data !== 'string') operations += data.chunk?.fnArray?.length ?? 0;
      if (data === unpackedTooMuch || operations > maxOperations) onExceeded();
    },
  );
}

async function readWith(
  port: Worker,
  bytes: Uint8Array,
  found: FoundText[],
  options: ReadOptions,
): Promise<FileContent> {
  let hasLeftOutPicture = false;
  port.addEventListener('message', ({ data }: MessageEvent) => {
    hasLeftOutPicture ||= data === leftOutPicture;
  });
  try {
    const document = await getDocument({
      data: bytes,
      worker: PDFWorker.create({ port }),
      verbosity: VerbosityLevel.WARNINGS,
      enableXfa: false,
      stopAtErrors: false,
      maxImageSize: maxPixels,
      wasmUrl: '/pdf-reader/',
    }).promise;
    const attached = await readAttachments(document).catch(() => []);
    for (const text of attached) found.push({ text, from: 'attachment' });
    if (document.numPages > maxPages) return toContent(found, 'too-many-pages');
    await readPages(document, found, options);
    return toContent(found, hasLeftOutPicture ? 'too-large-picture' : 'no-code');
  } catch (error) {
    options.signal.throwIfAborted();
    return toContent(found, (error as Error).name === 'PasswordException' ? 'encrypted' : 'broken');
  }
}

async function readPages(
  document: PDFDocumentProxy,
  found: FoundText[],
  { reader, signal, onPage }: ReadOptions,
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
