/**
 * Runs on the network for addresses without a file, and where its own router would answer otherwise
 * than the other hosts: for those that are gone for ever and for other spellings of an address. The
 * network sends all of them with the headers of the file that the address would be: a file that is
 * missing for a moment during an upload would be kept as missing for a year.
 */
export default {
  /**
   * @param {Request} request
   * @param {{ ASSETS: { fetch: (request: Request | URL) => Promise<Response> }, GONE: string[], TRANSLATIONS: string[] }} env
   */
  async fetch(request, env) {
    const { pathname } = new URL(request.url);
    const [, first = ''] = pathname.split('/');
    const missing = env.TRANSLATIONS.includes(first) ? `/${first}/404` : '/404';
    const answer = await env.ASSETS.fetch(request);
    const isFile = answer.ok || answer.status === 304;
    if (isFile && pathname !== missing) return answer;

    // The page has the headers of every path, and no others.
    const { body, headers: everywhere } = await env.ASSETS.fetch(new URL(missing, request.url));
    const headers = new Headers(everywhere);
    headers.delete('ETag');
    const location = answer.headers.get('Location');
    if (location === null) {
      const status = env.GONE.includes(pathname) ? 410 : isFile ? 404 : answer.status;
      return new Response(request.method === 'HEAD' ? null : body, { status, headers });
    }
    headers.set('Location', location);
    // Its own redirects are temporary; another spelling stays one.
    return new Response(null, { status: answer.status === 307 ? 301 : answer.status, headers });
  },
};
