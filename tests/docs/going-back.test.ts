import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { missingNginx } from '../../scripts/setup/nginx.ts';
import { buildSite } from './deployed-site.ts';
import { askReady, commit, git, goLive, load, onAll, type LiveOffice } from './live-office.ts';

/** What the monitor says of a host, with what the project published last. */
async function monitor({ office }: LiveOffice, origin: string): Promise<string> {
  const watching = promisify(execFile)(process.execPath, [resolve('scripts/monitor.ts'), origin], {
    cwd: office.project,
  });
  return watching.then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  );
}

test.skipIf(missingNginx)(
  'a site that is brought back after a revocation brings no certificate back to life',
  { timeout: 300_000 },
  async () => {
    const live = await goLive();
    const { office, hosts, see, tell, upload } = live;
    const [, network] = hosts.folders;
    git(office.root, 'clone', '--quiet', 'project', 'before');
    await tell('revoke');
    commit(office);
    writeFileSync(join(office.project, 'wrong.txt'), 'a change that was wrong');
    commit(office);

    hosts.machine.back();
    const { origin } = hosts.machine.server;
    await expect.poll(() => load(origin, '/'), { timeout: 10_000 }).toContain('Home');
    expect(await see()).toEqual(onAll(['revoked', 'valid']));

    // The network brings back all of the site before, and the small server has a folder of before.
    const before = join(office.root, 'before');
    await upload(before, hosts.folders);
    expect(await see()).toEqual([['revoked', 'valid'], ...onAll(['valid', 'valid']).slice(1)]);
    for (const text of (await askReady(office, hosts)).slice(1))
      expect(text).toContain('Build and upload the site, also after a roll-back of the host.');
    expect(await monitor(live, network?.server.origin ?? '')).toContain(
      'is older than one that was published',
    );

    // As the document tells: forward again at once, without the wrong change.
    git(office.project, 'revert', '--no-edit', 'HEAD');
    buildSite(office.project);
    await upload(office.project);
    expect(await see()).toEqual(onAll(['revoked', 'valid']));
    expect(await askReady(office, hosts)).toEqual(['', '', '']);
  },
);
