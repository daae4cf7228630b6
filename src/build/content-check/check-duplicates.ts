import { faultIn, type Fault } from './fault.ts';
import type { MessageId } from '../../i18n/editing.ts';
import type { SourceFile } from './read.ts';

/** The first of these fields that a file has. */
function firstField(file: SourceFile, fields: readonly string[]): { field: string; value: unknown } | undefined {
  const data = (file.data ?? {}) as Record<string, unknown>;
  const field = fields.find((name) => data[name] !== undefined);
  return field === undefined ? undefined : { field, value: data[field] };
}

/** Each file whose field has the value of an earlier one. */
function findRepeated(files: readonly SourceFile[], fields: readonly string[], message: MessageId): Fault[] {
  const owners = new Map<unknown, SourceFile>();
  return files.flatMap((file) => {
    const found = firstField(file, fields);
    if (!found) return [];
    const owner = owners.get(found.value);
    if (!owner) owners.set(found.value, file);
    return owner ? [faultIn(file, [found.field], message, { other: owner.path })] : [];
  });
}

/** Finds pages of one language that have the same title: in a list of open tabs or results nobody could tell them apart. */
export function checkTitles(files: readonly SourceFile[]): Fault[] {
  return findRepeated(files, ['title', 'name'], 'titleUsedTwice');
}

/** Points out pages of one language that have the same description. */
export function compareDescriptions(files: readonly SourceFile[]): Fault[] {
  return findRepeated(files, ['description', 'summary', 'caption'], 'descriptionUsedTwice');
}
