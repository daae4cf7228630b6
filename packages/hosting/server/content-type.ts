import { getMimeType, mimes } from 'hono/utils/mime';

const office = 'application/vnd.openxmlformats-officedocument';

const known: Record<string, string> = {
  ...mimes,
  docx: `${office}.wordprocessingml.document`,
  xlsx: `${office}.spreadsheetml.sheet`,
};

/** The file extensions that the site may have; the last ones are those of Pagefind. */
export const fileExtensions =
  'html css js mjs wasm pdf avif csv docx gif ics jpeg jpg json jwt png svg txt webmanifest webp woff2 xlsx xml zip pagefind pf_filter pf_fragment pf_index pf_meta'.split(
    ' ',
  );

/** The `Content-Type` of a file, by its extension. */
export function getContentType(name: string): string {
  return getMimeType(name, known) ?? 'application/octet-stream';
}
