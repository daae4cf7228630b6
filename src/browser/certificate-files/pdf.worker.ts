// The order matters: the limits hold for everything that the reader does.
import './limit-memory.ts';
import 'pdfjs-dist/build/pdf.worker.mjs';
