/** Writes what the portal must know of the settings into its folder. A running portal reads it again. */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { readSettings } from '../src/build/content/site-files.ts';
import { toPortalSettings } from '../src/build/portal/portal-settings.ts';

const folder = 'dist-portal';
const file = `${folder}/portal-settings.json`;

mkdirSync(folder, { recursive: true });
// A portal that reads it meanwhile gets the old one or the new one, never half of it.
writeFileSync(
  `${file}.new`,
  JSON.stringify(toPortalSettings(readSettings(process.cwd())), null, 2),
);
renameSync(`${file}.new`, file);
