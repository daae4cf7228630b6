import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRoute } from 'astro';

/** The decoders that the reader of PDF files asks for by name when a scan needs them. */
const folder = join(process.cwd(), 'node_modules/pdfjs-dist/wasm');

export const getStaticPaths = () =>
  readdirSync(folder)
    .filter((name) => /^(jbig2|openjpeg|qcms_bg)\.wasm$/.test(name))
    .map((file) => ({ params: { file } }));

export const GET: APIRoute = ({ params }) =>
  new Response(readFileSync(join(folder, params.file ?? '')), {
    headers: { 'Content-Type': 'application/wasm' },
  });
