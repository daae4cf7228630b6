/** The maximum length of a folder’s name: Windows limits the whole path of a file. */
export const maxFolderLength = 60;

/**
 * The names of devices, which no folder may have on Windows
 * (https://learn.microsoft.com/windows/win32/fileio/naming-a-file).
 */
const devices = /^(con|prn|aux|nul|(com|lpt)[0-9])$/;

/** True for a path, such as `help/hours`, whose folders can exist on every system. */
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
 * Makes the name of a folder, which becomes part of the address, from a title.
 *
 * @example toFolderName('Office closed on 25 December!') // 'office-closed-on-25-december'
 */
export function toFolderName(title: string): string {
  const letters = title.normalize('NFKD').toLowerCase();
  return (letters.match(/[a-z0-9]+/g) ?? []).join('-').slice(0, maxFolderLength).replace(/-+$/, '');
}
