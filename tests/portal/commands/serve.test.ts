import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startPortalProcess } from '../../../scripts/bench/portal/portal-process.ts';
import { settings } from '../running-portal.ts';
import { makeFolder } from '../../support/make-folder.ts';

test('without a mail server the portal does not start', async () => {
  const folder = makeFolder();
  const started = startPortalProcess({
    database: join(folder, 'portal.sqlite'),
    settings,
    folder,
    smtp: '',
  });
  await expect(started).rejects.toThrow('SMTP_URL');
});

test('only its own user can read the files of a running portal', async () => {
  const folder = makeFolder();
  const database = join(folder, 'portal.sqlite');
  // This mail server does not exist.
  const smtp = 'smtp://127.0.0.1:1';
  const portal = await startPortalProcess({ database, settings, folder, smtp });
  const files = readdirSync(folder).filter((name) => name.startsWith('portal.sqlite'));
  const modes = files.map((name) => statSync(join(folder, name)).mode & 0o077);
  await portal.kill();
  expect(files).toContain('portal.sqlite');
  expect(modes).toEqual(files.map(() => 0));
});
