import { spawnSync } from 'node:child_process';

/** A package in a bill of materials (CycloneDX 1.5). */
export interface Component {
  name: string;
  version: string;
  /**
   * Left out where the registry does not have the package, so that it can’t be installed: some
   * binaries for other platforms.
   */
  hashes?: readonly unknown[];
  licenses?: readonly { expression?: string; license?: { id?: string; name?: string } }[];
}

/** The bill of materials of the project, as npm writes it. */
export interface Sbom {
  components: readonly Component[];
}

/**
 * Asks npm for the bill of materials of the packages in the lockfile, those of every platform
 * (CycloneDX).
 *
 * @throws {Error} when the lockfile does not fit package.json
 */
export function readSbom(root: string): { text: string; sbom: Sbom } {
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--loglevel', 'error'],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0) throw new Error(`npm could not write the bill of materials: ${stderr}`);
  return { text: stdout, sbom: JSON.parse(stdout) as Sbom };
}
