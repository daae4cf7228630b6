import type { Fault } from './explain.ts';
import type { SourceFile } from './read.ts';

/** Fields that tell one page from another in menus, lists and search results; the first that a file has counts. */
const names = [
  ['title', 'name'],
  ['description', 'summary', 'caption'],
] as const;

/** Points out pages of one language that have the same title or description. */
export function compareNames(files: readonly SourceFile[]): Fault[] {
  return names.flatMap((fields) => {
    const owners = new Map<unknown, SourceFile>();
    return files.flatMap((file) => {
      const data = (file.data ?? {}) as Record<string, unknown>;
      const field = fields.find((name) => data[name] !== undefined);
      if (!field) return [];
      const owner = owners.get(data[field]);
      if (!owner) owners.set(data[field], file);
      return owner ? [{ file: file.path, line: file.lineOf([field]), field, problem: `is the same as in ${owner.path}` }] : [];
    });
  });
}
