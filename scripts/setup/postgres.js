// Runs on the Node in the PATH (20 or later), before the project’s own Node is installed.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { canInstall, installWithApt } from './apt.js';

/** Debian puts the releases of Postgres here, each in a folder with its number. */
const releases = '/usr/lib/postgresql';

/** Debian reads it before it makes a cluster. */
const clusterSettings = '/etc/postgresql-common/createcluster.d';

/** The folder with the programs of the newest Postgres of this machine; undefined without one. */
export function findPostgres() {
  if (!existsSync(releases)) return undefined;
  return readdirSync(releases)
    .sort((one, other) => Number(other) - Number(one))
    .map((release) => join(releases, release, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/**
 * Installs Postgres for the tests with apt-get if possible, without the cluster that Debian would
 * make and start. Returns whether this machine has one.
 */
export function installPostgres() {
  if (findPostgres()) return true;
  if (!canInstall()) return false;
  const setting = join(clusterSettings, 'site-tests.conf');
  if (!existsSync(clusterSettings)) mkdirSync(clusterSettings, { recursive: true });
  if (!existsSync(setting)) writeFileSync(setting, 'create_main_cluster = false\n');
  installWithApt('postgresql', 'the tests of the portal on Postgres');
  return findPostgres() !== undefined;
}
