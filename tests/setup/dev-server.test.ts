import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { clearStaleServer } from '../../scripts/setup/dev-server.js';

/** A lock as Astro writes it. */
function writeLock(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
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

test('a development server that answers is named with its address, and its lock stays', async () => {
  const url = await serve(200);
  const lock = writeLock(JSON.stringify({ pid: 1, url }));
  expect(await clearStaleServer(lock)).toEqual({ address: url, hasDesk: false });
  expect(existsSync(lock)).toBe(true);
});

test('an editing server is known', async () => {
  const url = await serve(200, { 'x-editing-desk': 'on' });
  const lock = writeLock(JSON.stringify({ pid: 1, url }));
  expect(await clearStaleServer(lock)).toEqual({ address: url, hasDesk: true });
});

test('a lock whose server is gone is removed, whoever has its process number now', async () => {
  const lock = writeLock(JSON.stringify({ pid: process.pid, url: 'http://localhost:1' }));
  expect(await clearStaleServer(lock)).toBeUndefined();
  expect(existsSync(lock)).toBe(false);
});

test('a lock whose address belongs to another program now is removed', async () => {
  const lock = writeLock(JSON.stringify({ pid: 1, url: await serve(404) }));
  expect(await clearStaleServer(lock)).toBeUndefined();
  expect(existsSync(lock)).toBe(false);
});

test('a lock that was only half written is removed', async () => {
  const lock = writeLock('{"pid": 12');
  expect(await clearStaleServer(lock)).toBeUndefined();
  expect(existsSync(lock)).toBe(false);
});

test('without a lock there is nothing to remove', async () => {
  expect(await clearStaleServer(join(tmpdir(), 'no-such-lock.json'))).toBeUndefined();
});
