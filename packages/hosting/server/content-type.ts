import { getMimeType, mimes } from 'hono/utils/mime';

const office = 'application/vnd.openxmlformats-officedocument';

const known: Record<string, string> = {
  ...mimes,
  docx: `${office}.wordprocessingml.document`,
  xlsx: `${office}.spreadsheetml.sheet`,
};

/** The endings of files that the site may have, the last ones those of Pagefind. */
export const endings =
  'html css js mjs wasm pdf avif csv docx gif ics jpeg jpg json jwt png svg txt webmanifest webp woff2 xlsx xml zip pagefind pf_filter pf_fragment pf_index pf_meta'.split(
    ' ',
  );

/** The type of a file by its ending, as `Content-Type` names it. */
export function toContentType(name: string): string {
  return getMimeType(name, known) ?? 'application/octet-stream';
}
