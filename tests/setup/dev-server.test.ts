import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findDevServer } from '../../scripts/setup/dev-server.js';
import { makeFolder } from '../support/make-folder.ts';

/** A lock as Astro writes it. */
function writeLock(text: string): string {
  const folder = makeFolder();
  const lock = join(folder, 'dev.json');
  writeFileSync(lock, text);
  return lock;
}

/** The address of a server that responds with a status until the test ends. */
async function serve(status: number, headers = {}): Promise<string> {
  const server = createServer((_, response) => response.writeHead(status, headers).end());
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  onTestFinished(() => void server.close());
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

test.for<[server: string, headers: object, hasDesk: boolean]>([
  ['a development server', {}, false],
  ['an editing server', { 'x-editing-desk': 'on' }, true],
])('%s that answers is found with its address', async ([, headers, hasDesk]) => {
  const address = await serve(200, headers);
  const lock = writeLock(JSON.stringify({ pid: 1, url: address }));
  expect(await findDevServer(lock)).toEqual({ address, hasDesk });
});

test('no server is found by a lock of another program, a half written one, or none', async () => {
  const gone = writeLock(JSON.stringify({ pid: process.pid, url: 'http://localhost:1' }));
  const another = writeLock(JSON.stringify({ pid: 1, url: await serve(404) }));
  for (const lock of [gone, another, writeLock('{"pid": 12'), join(tmpdir(), 'no-such-lock.json')])
    expect(await findDevServer(lock), lock).toBeUndefined();
});
