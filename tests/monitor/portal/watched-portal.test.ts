import { expect, test } from 'vitest';
import type { HttpGet } from '../../../packages/base/shared/deployed-site.ts';
import { fetchHealth } from '../../../packages/monitor/portal/fetch-health.ts';
import { getWatchedPortal } from '../../../packages/monitor/portal/watched-portal.ts';
import { readSettings } from '../../../packages/content-model/files/site-files.ts';
import { healthToken, startPortal } from '../../portal/running-portal.ts';

test('only the portal of the site is watched, and only where it can be', () => {
  const { contact } = readSettings('tests/fixture');
  const api = 'https://portal.federation.in/api/v1';
  const addresses = { login: api, certificateView: api };
  const toWatched = (portal: { ours: boolean; api?: string }) =>
    getWatchedPortal({ contact, portal: { ...addresses, ...portal } });
  expect(toWatched({ ours: true, api })).toMatchObject({ api, email: contact.email });
  expect(toWatched({ ours: false, api })).toBeUndefined();
  expect(toWatched({ ours: true, api: 'https://portal.ifsf.example/api/v1' })).toBeUndefined();
  expect(getWatchedPortal({ contact, portal: undefined })).toBeUndefined();
});

test('a running portal reports the health that the monitor reads', async () => {
  const portal = await startPortal();
  const get: HttpGet = (address, headers) => fetch(address, headers && { headers });
  expect(await fetchHealth(`${portal.base}/api/v1`, get, healthToken)).toMatchObject({
    database: 'ok',
    oldestUnsentMail: null,
  });
  expect(await fetchHealth(`${portal.base}/api/v1`, get, undefined)).toBe('ok');
  await portal.stop();
});
