/** Stops a build at its start, with an explanation, on a kind of computer without binaries. */
import { readFileSync } from 'node:fs';
import { findMissingBinaries } from '../../src/integrations/licences/missing-binaries.ts';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Parameters<typeof findMissingBinaries>[0];
};
const missing = findMissingBinaries(packages, process);
if (missing.length > 0) {
  console.error(
    [
      `The site can’t be built on ${process.platform} ${process.arch}: ${missing.join(', ')} have no binary for it. The registry that filled package-lock.json does not serve it, so npm never installs it.`,
      'Build on Linux with an x64 processor: in a container, in WSL, or by the service that publishes the site.',
      'With a registry that serves them: delete their entries from package-lock.json, and run npm install --ignore-scripts and npm run lockfile.',
    ].join('\n'),
  );
  process.exitCode = 1;
}
