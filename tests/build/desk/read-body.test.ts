import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { DeskError } from '../../../src/build/desk/desk-error.ts';
import { readBody } from '../../../src/build/desk/read-body.ts';

let server: Server;
afterEach(() => server.close());

test('what is too long is answered, so that the browser does not send it again', async () => {
  let asked = 0;
  server = createServer((request, response) => {
    asked += 1;
    readBody(request, 1000).then(
      (text) => response.end(text),
      (error: unknown) => response.end(error instanceof DeskError ? error.problem : String(error)),
    );
  }).listen(0);
  const { port } = server.address() as AddressInfo;
  const send = async (body: string) =>
    (await fetch(`http://localhost:${port}`, { method: 'POST', body })).text();
  expect(await send('x'.repeat(1000))).toHaveLength(1000);
  expect(await send('x'.repeat(20_000_000))).toBe('largeFile');
  expect(asked).toBe(2);
});
