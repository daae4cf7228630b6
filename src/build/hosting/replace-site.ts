import { mkdirSync, readdirSync, renameSync, rmSync, statSync, type Dirent } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/**
 * Puts a site in the place of another while that one is served: file by file, so that no address is
 * ever without one, and files with a hash first, so that a page finds its own. What the new site
 * lacks goes last.
 *
 * @param from the folder of the new site, on the same disk; it is gone afterwards
 * @param to the folder of the site that is served; it need not be there
 */
export function replaceSite(from: string, to: string): void {
  const entries = list(from);
  const names = new Map(entries.map((entry) => [toName(entry, from), entry]));
  // A folder where a file was, or the other way round.
  for (const entry of list(to))
    if (names.get(toName(entry, to))?.isFile() === entry.isDirectory())
      rmSync(join(to, toName(entry, to)), { recursive: true, force: true });
  const isHashed = (name: string) => Number(name.startsWith('_astro'));
  const order = [...names].toSorted(([one], [other]) => isHashed(other) - isHashed(one));
  for (const [name] of order.filter(([, one]) => one.isFile())) {
    const place = join(to, name);
    mkdirSync(dirname(place), { recursive: true });
    renameSync(join(from, name), place);
  }
  for (const entry of list(to))
    if (!names.has(toName(entry, to)))
      rmSync(join(to, toName(entry, to)), { recursive: true, force: true });
  rmSync(from, { recursive: true });
}

const list = (folder: string): Dirent[] =>
  statSync(folder, { throwIfNoEntry: false })
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
    : [];

const toName = (entry: Dirent, folder: string) =>
  relative(folder, join(entry.parentPath, entry.name));
