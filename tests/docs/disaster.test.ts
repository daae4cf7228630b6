import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { missingNginx } from '../../scripts/setup/nginx.ts';
import { createOffice } from '../build/certificates/issuing/office.ts';
import { buildSite } from './deployed-site.ts';
import { askReady, followGuide, git, goLive, guides, load, onAll } from './live-office.ts';
import { readOfficeSteps } from './steps.ts';

test('both guides tell the same steps for a lost register', () => {
  for (const which of [0, 1])
    expect(readOfficeSteps(...guides.hi, which)).toEqual(readOfficeSteps(...guides.en, which));
});

test.skipIf(missingNginx)(
  'the computer is lost after a revocation that was uploaded: the certificate stays revoked on every host',
  { timeout: 300_000 },
  async () => {
    const { office, hosts, a, upload, see, tell } = await goLive();
    const disk = join(office.root, 'disk');
    cpSync(office.folder, disk, { recursive: true });
    git(office.root, 'clone', '--quiet', '--bare', 'project', 'pushed.git');
    expect(await see()).toEqual(onAll(['valid', 'valid']));
    await tell('revoke');
    expect(await see()).toEqual(onAll(['revoked', 'valid']));

    // Another computer, with the folder from the other disk and a clone of the last commit.
    git(office.root, 'clone', '--quiet', 'pushed.git', 'clone');
    const clone = join(office.root, 'clone');
    symlinkSync(join(process.cwd(), 'node_modules'), join(clone, 'node_modules'));
    const other = createOffice({ project: clone, folder: disk });
    Object.assign(other.online, office.online);
    const unready = await other.findUnready();
    expect(unready).toContain(`${a} of A Ltd. is published as revoked`);
    expect(unready).toContain('Do not upload the site before');
    const said = await followGuide(other, 1, {
      'folder-with-pdf-files': join(other.folder, 'issued'),
    });
    expect(said['publish --dry-run']).toContain('another register, or an older one');
    await upload(other.project);
    expect(await see()).toEqual(onAll(['revoked', 'valid']));
    expect(await askReady(other, hosts)).toEqual(['', '', '']);

    // Who uploads the old clone all the same does no harm on our own machine.
    buildSite(clone, 'Too early');
    hosts.machine.upload(clone);
    const { origin } = hosts.machine.server;
    await expect.poll(() => load(origin, '/'), { timeout: 10_000 }).toContain('Too early');
    expect(await see()).toEqual(onAll(['revoked', 'valid']));
  },
);
