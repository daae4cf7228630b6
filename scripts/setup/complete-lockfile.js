/**
 * Adds the optional binaries of other platforms to the lockfile when npm left them out because the
 * registry does not have them; without these entries `npm ci` rejects the lockfile. Run it after
 * every change of a dependency (`npm run lockfile`). Versions come from the packages that depend on
 * them.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const file = 'package-lock.json';
const systems =
  /(?:^|[-/])(darwin|linux|win32|windows|android|freebsd|netbsd|openbsd|sunos|aix|openharmony)(?=-|$)/;
const processors = /(arm64|x64|ia32|arm|ppc64|s390x|riscv64|loong64)/;

const lock = JSON.parse(readFileSync(file, 'utf8'));
let added = 0;
for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const exact = /^\d/.test(version);
    const known =
      lock.packages[`${path}/node_modules/${name}`] || lock.packages[`node_modules/${name}`];
    if (!exact || known) continue;
    lock.packages[`node_modules/${name}`] = { version, ...toPlatform(name), optional: true };
    added += 1;
  }
}
lock.packages = Object.fromEntries(
  Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)),
);
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} platform packages added to ${file}`);

/** @param {string} name */
function toPlatform(name) {
  if (/wasm/.test(name)) return { cpu: ['wasm32'] };
  // A package of unknown platform must never be installed.
  return {
    os: [name.match(systems)?.[1] ?? 'unknown'],
    cpu: [name.match(processors)?.[1] ?? 'unknown'],
  };
}
