import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findFreePort } from '../../../scripts/setup/free-port.ts';
import { bundlePortal } from '../../../packages/hosting/portal/bundle-portal.ts';
import { goodMessage, settings } from '../../portal/running-portal.ts';

test('the folder of the portal runs with Node alone, stores a form and ends when it is told to', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await bundlePortal(folder);
  writeFileSync(join(folder, 'portal-settings.json'), JSON.stringify(settings));

  const port = await findFreePort();
  const portal = spawn(process.execPath, ['portal.mjs', 'serve', '--new'], {
    cwd: folder,
    env: {
      PORT: String(port),
      PORTAL_SETTINGS: 'portal-settings.json',
      SMTP_URL: 'smtp://127.0.0.1:1',
    },
  });
  const ended = new Promise((resolve) => portal.once('exit', resolve));
  onTestFinished(() => void portal.kill('SIGKILL'));
  const base = `http://127.0.0.1:${port}`;
  await expect
    .poll(
      () =>
        fetch(`${base}/health`).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 15_000 },
    )
    .toBe(200);
  const answer = await fetch(`${base}/api/v1/messages`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': 'hi' },
    body: JSON.stringify(goodMessage),
  });
  expect(await answer.json()).toMatchObject({ reference: expect.any(String) as string });
  expect((await fetch(`${base}/openapi.yaml`)).status).toBe(200);
  portal.kill('SIGTERM');
  expect(await ended).toBe(0);
}, 30_000);
