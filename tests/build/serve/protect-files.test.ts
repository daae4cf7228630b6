import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { protectFiles } from '../../../src/build/serve/protect-files.ts';

/** What the development server would send with an answer of a type. */
async function ask(path: string, type: string, policy?: string): Promise<Headers> {
  const server = createServer((request, response) => {
    protectFiles(request, response, () => {
      response
        .writeHead(200, {
          'Content-Type': type,
          ...(policy && { 'Content-Security-Policy': policy }),
        })
        .end('<svg/>');
    });
  });
  onTestFinished(() => {
    server.close();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return (await fetch(`http://127.0.0.1:${port}${path}`)).headers;
}

const policyOf = async (...asked: Parameters<typeof ask>) =>
  (await ask(...asked)).get('content-security-policy');

test.each([
  '/src/content/media/hall/hall.svg',
  '/@fs/src/content/media/hall/hall.svg?x',
  '/_image?href=%2Fhall&f=svg',
])('a drawing runs nothing at the origin of the desk: %s', async (path) => {
  const policy = await policyOf(path, 'image/svg+xml; charset=utf-8');
  expect(policy).toMatch(/default-src 'none'.* sandbox$/);
});

test('nor does another file, whatever it claims to be', async () => {
  for (const type of ['application/xml', 'application/xhtml+xml', 'image/png', ''])
    expect(await policyOf('/src/content/a', type)).toContain("script-src 'none'");
  expect(await policyOf('/@fs/src/content/page.html', 'text/html')).toContain("script-src 'none'");
  const headers = await ask('/src/content/a.txt', 'text/plain');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('pages, scripts and PDFs go on as they are', async () => {
  for (const [path, type] of [
    ['/about/office?tab=1.2', 'text/html'],
    ['/src/desk/main.tsx', 'text/javascript'],
    ['/src/content/circular.pdf', 'application/pdf'],
  ] as const)
    expect(await policyOf(path, type)).toBeNull();
  expect(await policyOf('/_edit', 'text/plain', "default-src 'self'")).toBe("default-src 'self'");
});
