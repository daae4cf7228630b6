/** A package in the lockfile. */
interface LockedPackage {
  optionalDependencies?: Record<string, string>;
  os?: string[];
  cpu?: string[];
}

/** A kind of computer, as Node names it. */
export type Platform = Pick<NodeJS.Process, 'platform' | 'arch'>;

/** The build fails without these: the search, the documents, the covers of PDFs. */
const needed = ['pagefind', '@myriaddreamin/typst-ts-node-compiler', '@napi-rs/canvas'];

/**
 * The packages that the build needs and that have no binary for a kind of computer. The registry
 * does not serve it, so the lockfile has no checksum for it, and npm never installs it.
 *
 * @param packages of the lockfile, by their paths
 */
export function findMissingBinaries(
  packages: Readonly<Record<string, LockedPackage>>,
  { platform, arch }: Platform,
): string[] {
  const fits = ({ os = [platform], cpu = [arch] }: LockedPackage) =>
    os.includes(platform) && cpu.includes(arch);
  return needed.filter((name) => {
    const binaries = Object.keys(packages[`node_modules/${name}`]?.optionalDependencies ?? {});
    return !binaries.some((one) => fits(packages[`node_modules/${one}`] ?? { os: [] }));
  });
}
