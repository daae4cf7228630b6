import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createSiteServer } from '../src/build/serve/server.ts';
import { dist } from './support/routes.ts';
import { expect, test } from './support/test.ts';

/** Addresses with signs that no header may hold; each asks for a redirect, as it ends with a slash. */
const paths = ['/hi/%E0%A4%B2%E0%A5%8B%E0%A4%95/', '/%0D%0AX-Injected:%201/', '/about/%00/', '/%F0%9F%8F%8F/'];

for (const path of paths) {
  test(`A request for ${path} neither stops the server nor adds a header`, async ({ request }) => {
    // A server of its own, so that a crash is this test’s alone.
    const server = createSiteServer(dist).listen(0);
    await once(server, 'listening');
    try {
      const address = `http://localhost:${(server.address() as AddressInfo).port}`;
      const response = await request.get(address + path, { maxRedirects: 0, timeout: 5000 });
      expect([301, 400, 404]).toContain(response.status());
      expect(response.headers()['x-injected']).toBeUndefined();
      expect((await request.get(address, { maxRedirects: 0 })).status()).toBe(200);
    } finally {
      server.close();
    }
  });
}
