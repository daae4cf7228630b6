/**
 * Adds the optional binaries of other platforms to the lockfile when npm left them out because the
 * registry does not have them; without these entries `npm ci` rejects the lockfile. Nothing says
 * what such a package must contain, so its entry names a platform that no computer has, and npm
 * never installs it. Run it after every change of a dependency (`npm run lockfile`). Versions come
 * from the packages that depend on them.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const file = 'package-lock.json';
/** No computer has it, so npm skips the package. */
const nowhere = { os: ['unknown'], cpu: ['unknown'] };

const lock = JSON.parse(readFileSync(file, 'utf8'));
for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const exact = /^\d/.test(version);
    const known =
      lock.packages[`${path}/node_modules/${name}`] || lock.packages[`node_modules/${name}`];
    if (exact && !known) lock.packages[`node_modules/${name}`] = { version, optional: true };
  }
}
const unserved = Object.keys(lock.packages).filter(
  (path) => lock.packages[path].optional && !lock.packages[path].integrity,
);
for (const path of unserved) Object.assign(lock.packages[path], nowhere);
lock.packages = Object.fromEntries(
  Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)),
);
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`The registry does not serve these ${unserved.length}, so they are never installed:`);
for (const path of unserved)
  console.log(`  ${path.replace(/^.*node_modules\//, '')} ${lock.packages[path].version}`);
