/**
 * What a browser may do with a file that it opens as a page of its own. Nobody at the site wrote
 * it, and whatever ran in it would run on the site’s own origin.
 */
export const drawingPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox";
const other = "script-src 'none'; object-src 'none'";

/**
 * The `Content-Security-Policy` of an answer that is not a page; undefined where it has none: pages,
 * whose scripts are the site’s own, scripts, whose workers would obey it, and PDFs, which the
 * viewers of browsers show with scripts.
 *
 * @param type its `Content-Type`
 */
export function toFilePolicy(type: string): string | undefined {
  const [kind = ''] = type.toLowerCase().split(';');
  if (kind === 'image/svg+xml') return drawingPolicy;
  return /^(?:text\/html|(?:text|application)\/javascript|application\/(?:pdf|wasm))$/.test(kind)
    ? undefined
    : other;
}
