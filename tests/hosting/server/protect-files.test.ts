import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { protectFiles } from '../../../packages/hosting/server/protect-files.ts';

/** The policy with which the development server sends what is opened at a path. */
async function policyOf(path: string, use = 'document'): Promise<string | null> {
  const server = createServer((request, response) => {
    protectFiles(request, response, () => response.end('<svg/>'));
  });
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const { headers } = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { 'Sec-Fetch-Dest': use },
  });
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  return headers.get('content-security-policy');
}

test.each([
  '/src/content/media/hall/hall.svg',
  '/@fs/src/content/media/hall/hall%2esvg?x',
  '/_image?href=%2Fhall&f=svg',
  '/src/content/a.xml',
  '/@fs/src/content/page.html',
])('a file runs nothing at the origin of the desk: %s', async (path) => {
  expect(await policyOf(path)).toMatch(/default-src 'none'.* sandbox$/);
});

test.each([
  ['/about/office?tab=1.2', 'document'],
  ['/packages/desk/page/main.tsx', 'script'],
  ['/src/search/worker.ts?worker_file', 'worker'],
  ['/src/content/circular.pdf', 'document'],
])('pages, scripts and PDFs go on as they are: %s', async (path, use) => {
  expect(await policyOf(path, use)).toBeNull();
});
