/**
 * Runs on the network for addresses without a file, and for those that are gone for ever. There,
 * the headers of `_headers` are sent with error pages too: a file that is missing for a moment
 * during an upload would be kept as missing for a year.
 */
export default {
  /**
   * @param {Request} request
   * @param {{ ASSETS: { fetch: (request: Request) => Promise<Response> }, GONE: string[] }} env
   */
  async fetch(request, env) {
    const answer = await env.ASSETS.fetch(request);
    if (answer.status !== 404) return answer;
    const isGone = env.GONE.includes(new URL(request.url).pathname);
    const page = new Response(answer.body, { status: isGone ? 410 : 404, headers: answer.headers });
    page.headers.set('Cache-Control', 'no-cache');
    page.headers.set('Content-Type', 'text/html; charset=utf-8');
    return page;
  },
};
