import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startBeside } from '../../portal/beside.ts';
import { openSettings } from '../../portal/settings-file.ts';
import { serveSite } from '../support/site-server.ts';
import { goodMessage, settings } from './running-portal.ts';

function toFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, '_headers'), '');
  writeFileSync(join(folder, '_redirects'), '');
  writeFileSync(join(folder, '404.html'), 'The site has no such page.');
  return folder;
}

test('beside the site the portal answers below its path, and the site everything else', async () => {
  const portal = await startBeside(
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
  expect((await site.ask('/portal/outbox')).status).toBe(200);
  for (const path of ['/portal', '/portals/outbox', '/outbox'])
    expect(String((await site.ask(path)).body)).toBe('The site has no such page.');
  await site.close();
  await portal.close();
});

test('the portal reads its settings again when a build has written them, and survives a broken file', () => {
  const file = join(toFolder(), 'portal-settings.json');
  let time = 1;
  const write = (text: string) => {
    writeFileSync(file, text);
    utimesSync(file, time, time);
    time += 1;
  };
  write(JSON.stringify(settings));
  const read = openSettings(file);
  expect(read()).toEqual(settings);
  write(JSON.stringify({ ...settings, holidays: ['2026-12-25'] }));
  expect(read().holidays).toEqual(['2026-12-25']);
  write('{');
  expect(read().holidays).toEqual(['2026-12-25']);
  rmSync(file);
  expect(read().holidays).toEqual(['2026-12-25']);
});
