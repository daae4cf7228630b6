import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startLocalPortal } from '../../packages/portal/server/local-portal.ts';
import { serveSite } from '../support/site-server.ts';
import { makeFolder } from '../support/make-folder.ts';
import { goodMessage, settings } from './running-portal.ts';

function toFolder(): string {
  const folder = makeFolder();
  writeFileSync(join(folder, '_headers'), '');
  writeFileSync(join(folder, '_redirects'), '');
  writeFileSync(join(folder, '404.html'), 'The site has no such page.');
  return folder;
}

test('the local portal responds below its path, and the site to everything else', async () => {
  const portal = await startLocalPortal(
    () => settings,
    () => 'http://localhost:4321',
    () => undefined,
  );
  const site = await serveSite(toFolder(), portal.answer);
  const post = (origin: string) =>
    fetch(`${site.origin}/portal/api/v1/messages`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: origin },
      body: JSON.stringify(goodMessage),
    });
  expect((await post(site.origin)).status).toBe(201);
  expect((await post('https://other.example')).status).toBe(403);
  expect((await site.request('/portal/outbox')).status).toBe(200);
  for (const path of ['/portal', '/portals/outbox', '/outbox'])
    expect(String((await site.request(path)).body)).toBe('The site has no such page.');
  await site.close();
  await portal.close();
});
