import type { AnyFault as Fault } from './fault.ts';
import type { SourceFile } from './read.ts';

/** The first of these fields that a file has. */
function firstField(file: SourceFile, fields: readonly string[]): { field: string; value: unknown } | undefined {
  const data = (file.data ?? {}) as Record<string, unknown>;
  const field = fields.find((name) => data[name] !== undefined);
  return field === undefined ? undefined : { field, value: data[field] };
}

/** Each file whose field has the value of an earlier one. */
function findRepeated(files: readonly SourceFile[], fields: readonly string[]): Fault[] {
  const owners = new Map<unknown, SourceFile>();
  return files.flatMap((file) => {
    const found = firstField(file, fields);
    if (!found) return [];
    const owner = owners.get(found.value);
    if (!owner) owners.set(found.value, file);
    const { field } = found;
    return owner ? [{ file: file.path, line: file.lineOf([field]), field, problem: `is the same as in ${owner.path}` }] : [];
  });
}

/** Finds pages of one language that have the same title: in a list of open tabs or results nobody could tell them apart. */
export function checkTitles(files: readonly SourceFile[]): Fault[] {
  const expected = 'A title that no other page has, such as with the year.';
  return findRepeated(files, ['title', 'name']).map((one) => ({ ...one, expected }));
}

/** Points out pages of one language that have the same description. */
export function compareDescriptions(files: readonly SourceFile[]): Fault[] {
  return findRepeated(files, ['description', 'summary', 'caption']);
}
