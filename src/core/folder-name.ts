/**
 * A folder name made from a title, which becomes part of the address.
 *
 * @example toFolderName('Office closed on 25 December!') // 'office-closed-on-25-december'
 */
export function toFolderName(title: string): string {
  const letters = title.normalize('NFKD').toLowerCase();
  return (letters.match(/[a-z0-9]+/g) ?? []).join('-').slice(0, 60).replace(/-+$/, '');
}
