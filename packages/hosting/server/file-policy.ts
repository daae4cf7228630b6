/** Sandboxes a drawing that is opened as a page: its scripts would run on the site’s own origin. */
export const drawingPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox";
const other = "script-src 'none'; object-src 'none'";

/**
 * The `Content-Security-Policy` of a file. Undefined for pages, whose scripts are the site’s own, for
 * scripts, whose workers would obey it, and for PDFs, which browsers show with scripts.
 *
 * @param type its `Content-Type`
 */
export function getFilePolicy(type: string): string | undefined {
  const [kind = ''] = type.toLowerCase().split(';');
  if (kind === 'image/svg+xml') return drawingPolicy;
  return /^(?:text\/html|(?:text|application)\/javascript|application\/(?:pdf|wasm))$/.test(kind)
    ? undefined
    : other;
}
