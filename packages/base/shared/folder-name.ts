/** How long the name of a folder may be. The whole path of a file has a limit on Windows. */
export const maxFolderLength = 60;

/**
 * What Windows calls its devices; it has no folder of such a name
 * (https://learn.microsoft.com/windows/win32/fileio/naming-a-file).
 */
const devices = /^(con|prn|aux|nul|(com|lpt)[0-9])$/;

/** Whether a path is made of names that folders can have on every system, such as `help/hours`. */
export function isFolderPath(path: string): boolean {
  return path
    .split('/')
    .every(
      (name) =>
        /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name) &&
        name.length <= maxFolderLength &&
        !devices.test(name),
    );
}

/**
 * A folder name made from a title, which becomes part of the address.
 *
 * @example toFolderName('Office closed on 25 December!') // 'office-closed-on-25-december'
 */
export function toFolderName(title: string): string {
  const letters = title.normalize('NFKD').toLowerCase();
  return (letters.match(/[a-z0-9]+/g) ?? []).join('-').slice(0, maxFolderLength).replace(/-+$/, '');
}
