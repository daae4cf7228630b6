import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '../../../packages/portal/service/database/open.ts';
import { inbox, inboxAddress, InboxBrowser, staff } from '../inbox/inbox-browser.ts';
import { startPortal } from '../running-portal.ts';
import { startWithFile } from './run-command.ts';

const [asha = ''] = staff;

test('prints a link to sign in for the staff, which works once in any browser', async () => {
  const { file, run } = await startWithFile();
  const secret = 'a secret of the tests that is long enough';
  const env = {
    PORTAL_SECRET: secret,
    PORTAL_STAFF: [...staff, `${staff[0]}:complaints`].join(', '),
    PORTAL_INBOX: new URL(inboxAddress).origin,
  };
  const out = await run('sign-in', [asha], env);
  const link = out.split('\n')[0]?.replace(inboxAddress, '') ?? '';
  const portal = await startPortal({
    database: openDatabase(file),
    secret,
    inbox,
    now: () => new Date(),
  });
  const browser = new InboxBrowser(portal);
  await browser.load(link);
  expect((await browser.send(link)).status).toBe(303);
  expect((await browser.load('')).status).toBe(200);
  expect((await browser.send(link)).status).toBe(403);

  await expect(run('sign-in', ['eve@other.example'], env)).rejects.toThrow('eve@other.example');
});

test('prints no link without a database or secret, and creates neither', async () => {
  const { file, folder, run } = await startWithFile();
  const env = { PORTAL_STAFF: `${asha}, ${asha}:complaints` };
  await expect(run('sign-in', [asha], env)).rejects.toThrow(`${file}.secret`);
  const missing = join(folder, 'missing.sqlite');
  const wrong = run('sign-in', [asha], { ...env, PORTAL_DATABASE: missing });
  await expect(wrong).rejects.toThrow(missing);
  expect(readdirSync(folder).filter((name) => /secret|missing/.test(name))).toEqual([]);
});
