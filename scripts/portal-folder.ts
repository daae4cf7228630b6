/**
 * Writes the folder of the portal: what it runs, and what it must know of the settings. A running
 * portal reads the settings again.
 */
import { join } from 'node:path';
import { writeFileAtomic } from '../src/build/file-cache.ts';
import { bundlePortal } from '../src/build/portal/bundle-portal.ts';
import { readPortalSettings } from '../src/build/portal/portal-settings.ts';

const folder = 'dist-portal';

await bundlePortal(folder);
writeFileAtomic(
  join(folder, 'portal-settings.json'),
  JSON.stringify(readPortalSettings(process.cwd()), null, 2),
);
