import { join } from 'node:path';
import { expect, test } from 'vitest';
import { missingNginx } from '../../scripts/setup/nginx.ts';
import { askReady, followGuide, goLive, onAll } from './live-office.ts';

test.skipIf(missingNginx)(
  'suspended, reinstated and suspended again on one day: the copy between lifts it on no host',
  { timeout: 300_000 },
  async () => {
    const { office, hosts, upload, see, tell } = await goLive();
    await tell('suspend', [hosts.machine]);
    await tell('reinstate', [hosts.machine]);
    await tell('suspend');
    expect(await see()).toEqual(onAll(['suspended', 'valid']));

    // The copy from before the last suspension.
    const said = await followGuide(office, 0, { 12: '7' });
    expect(said.backups).toContain('published since, which restore adds: 1');
    expect(said['restore 12']).toContain('is published as suspended');
    expect(said['publish --dry-run']).toContain('another register, or an older one');
    await followGuide(office, 1, { 'folder-with-pdf-files': join(office.folder, 'issued') });
    await upload(office.project);
    expect(await see()).toEqual(onAll(['suspended', 'valid']));
    expect(await askReady(office, hosts)).toEqual(['', '', '']);
  },
);
