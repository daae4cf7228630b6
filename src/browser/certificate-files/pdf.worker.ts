// The order matters: the limits hold for everything that the reader does.
import './pdf-worker-limits.ts';
import 'pdfjs-dist/build/pdf.worker.mjs';
