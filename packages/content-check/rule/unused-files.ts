import { languages, toFileName } from '@federation/i18n/languages';
import { collectValues } from '@federation/content-model/files/values';
import type { CheckedEntry } from './checked-content.ts';
import { listFiles } from './list-files.ts';

/**
 * The names of the files beside the texts of an entry to which no field refers. The file for a
 * language, such as `report.hi.pdf`, belongs to `report.pdf`.
 */
export function findUnusedFiles({ folder, files }: CheckedEntry): string[] {
  // Fields that can’t be read may name any file.
  if (files.some(({ file }) => file.errors.length > 0)) return [];
  const named = files
    .flatMap(({ file }) => collectValues(file.data))
    .flatMap(({ value }) =>
      typeof value === 'string' && value.startsWith('./') ? [value.slice(2)] : [],
    );
  const known = named.flatMap((name) => [
    name,
    ...languages.map((language) => name.replace(/(\.\w+)$/, `.${language}$1`)),
  ]);
  const kept = [...languages.map(toFileName), ...known];
  return listFiles(folder).filter((name) => !name.includes('/') && !kept.includes(name));
}
