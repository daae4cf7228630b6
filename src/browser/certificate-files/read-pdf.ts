import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist';
import worker from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { readAttachment } from '../../core/certificates/attachment.ts';
import { createContext } from './pictures.ts';
import type { FileContent, ReadOptions } from './read-file.ts';

GlobalWorkerOptions.workerSrc = worker;

/** The maximum number of pages. A certificate has one page; a scan may have several. */
const maxPages = 10;

/** The scales at which pages are drawn until a code is found; 1 is 72 dpi. */
const scales = [2, 3, 4];

/** The maximum number of pixels of a drawn page. */
const maxPixels = 24_000_000;

/** Reads a PDF: the attached certificate, or otherwise the QR codes on its pages. Scripts in it are not run. */
export async function readPdf(bytes: Uint8Array, options: ReadOptions): Promise<FileContent> {
  const task = getDocument({ data: bytes, verbosity: 0, enableXfa: false, stopAtErrors: false, wasmUrl: '/pdf-reader/' });
  const stop = () => void task.destroy();
  options.signal.addEventListener('abort', stop);
  try {
    const document = await task.promise;
    const attached = await readAttachment(document).catch(() => undefined);
    if (attached) return { texts: [attached], from: 'attachment' };
    if (document.numPages > maxPages) return { unreadable: 'too-many-pages' };
    return await readPages(document, options);
  } catch (error) {
    options.signal.throwIfAborted();
    return { unreadable: (error as Error).name === 'PasswordException' ? 'encrypted' : 'broken' };
  } finally {
    options.signal.removeEventListener('abort', stop);
    await task.destroy();
  }
}

async function readPages(document: PDFDocumentProxy, { reader, signal, onPage }: ReadOptions): Promise<FileContent> {
  for (let number = 1; number <= document.numPages; number += 1) {
    onPage(number, document.numPages);
    const page = await document.getPage(number);
    for (const scale of scales) {
      signal.throwIfAborted();
      const image = await drawPage(page, scale);
      const texts = image ? await reader.read(image) : [];
      if (texts.length > 0) return { texts, from: 'picture' };
    }
    page.cleanup();
  }
  return { unreadable: 'no-code' };
}

async function drawPage(page: PDFPageProxy, scale: number): Promise<ImageData | undefined> {
  const viewport = page.getViewport({ scale });
  const [width, height] = [Math.round(viewport.width), Math.round(viewport.height)];
  if (width * height > maxPixels || width * height === 0) return undefined;
  const context = createContext(width, height);
  await page.render({ canvas: context.canvas, canvasContext: context, viewport }).promise;
  return context.getImageData(0, 0, width, height);
}
