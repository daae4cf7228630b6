import { createConnection } from 'node:net';
import { findTags } from './support/html.ts';
import { portalBase } from './support/portal.ts';
import { notFoundPages, readPage, routes } from './support/routes.ts';
import { expect, test } from './support/test.ts';

for (const path of ['/', '/hi', '/about/ombudsman', '/hi/about/legal', '/no-such-page', '/resources/news-updates', '/favicon.svg']) {
  test(`${path} is sent with the headers that protect its reader (SEC-2)`, async ({ request }) => {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers();
    expect(headers['strict-transport-security']).toMatch(/max-age=\d{8,}/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    for (const feature of ['camera', 'microphone', 'geolocation', 'payment']) {
      expect(headers['permissions-policy']).toContain(`${feature}=()`);
    }
    expect(headers['x-powered-by'], 'The server need not say what it runs on').toBeUndefined();
  });
}

/** The pages whose forms may talk to the portal. */
const formPages = ['/request-certificate', '/contact', '/feedback', '/membership/become'];

const portalOrigin = new URL(portalBase).origin;

/** The pages whose work is done by wasm. */
const mayRunWasm = new Set(['/search', '/certificate-verify']);

test('Every page has one content security policy, which allows nothing unsafe (SEC-1)', () => {
  const faults = [...routes, ...notFoundPages].flatMap((route) => {
    const html = readPage(route);
    const policies = findTags(html).filter(({ attributes }) => attributes['http-equiv']?.toLowerCase() === 'content-security-policy');
    const policy = policies[0]?.attributes.content ?? '';
    const fault = (message: string) => `${route.path}: ${message}`;
    return [
      policies.length === 1 ? [] : fault(`${policies.length} policies instead of one`),
      html.search(/<meta[^>]*content-security-policy/i) < html.indexOf('<body') ? [] : fault('the policy comes too late'),
      ["default-src 'self'", "object-src 'none'", "base-uri 'self'", "form-action 'self'"]
        .filter((directive) => !policy.includes(directive))
        .map((directive) => fault(`${directive} is missing`)),
      /script-src [^;]*'sha256-/.test(policy) ? [] : fault('no script is named by its hash'),
      /'wasm-unsafe-eval'/.test(policy) && !mayRunWasm.has(route.page)
        ? fault('the policy allows wasm, which only search and verification need')
        : [],
      /'unsafe-(inline|eval|hashes)'|\*/.test(policy) ? fault('the policy allows something unsafe') : [],
      /https?:/.test(policy.replace('https://ipapi.co', '').replace(formPages.includes(route.page) ? portalOrigin : '', ''))
        ? fault('the policy allows another origin than that of the look-up')
        : [],
    ].flat();
  });
  expect(faults).toEqual([]);
});

test('No page holds an inline style or an inline event handler (SEC-1)', () => {
  const inline = [...routes, ...notFoundPages].flatMap((route) =>
    findTags(readPage(route))
      .filter(({ attributes }) => Object.keys(attributes).some((name) => name === 'style' || /^on[a-z]/.test(name)))
      .map(({ name, attributes }) => `${route.path}: <${name}> ${Object.keys(attributes).join(' ')}`),
  );
  expect(inline, 'The policy blocks these; use a class, or a listener in a script').toEqual([]);
});

test('Files whose name holds a hash of their content may be kept for ever, pages may not', async ({ request }) => {
  const script = findTags(readPage({ file: 'index.html' })).find(({ name, attributes }) => name === 'script' && attributes.src);
  const asset = await request.get(script?.attributes.src ?? '');
  expect(asset.headers()['cache-control']).toContain('immutable');
  const page = await request.get('/');
  expect(page.headers()['cache-control'] ?? '').not.toContain('immutable');
});

test('Text files are sent compressed to whoever can read them', async ({ request }) => {
  const brotli = await request.get('/about/ombudsman', { headers: { 'Accept-Encoding': 'br' } });
  expect(brotli.headers()['content-encoding']).toBe('br');
  const plain = await request.get('/about/ombudsman', { headers: { 'Accept-Encoding': 'identity' } });
  expect(plain.headers()['content-encoding']).toBeUndefined();
  expect(await plain.text()).toContain('<h1');
});

for (const path of ['//example.org/', '///example.org/', '/\\example.org/', '/%5Cexample.org/', '//example.org/about/']) {
  test(`A request for ${path} is not sent on to another site`, async ({ baseURL }) => {
    const { hostname, port } = new URL(baseURL ?? '');
    const answer = await askRaw(hostname, Number(port), path);
    const location = /^location: (.*)$/im.exec(answer)?.[1]?.trim() ?? '/';
    expect(new URL(location, baseURL).origin, `The answer leads to ${location}`).toBe(baseURL);
  });
}

/** Sends a path exactly as written; browsers and libraries would tidy it up first. */
function askRaw(host: string, port: number, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = createConnection({ host, port }, () =>
      socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`),
    );
    let answer = '';
    socket.on('data', (data) => (answer += data.toString('latin1')));
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
  });
}
