import { hasEntryPages } from '../../../content-model/paths.ts';
import type { MessageId } from '../../../i18n/editing.ts';
import { languages } from '../../../i18n/languages.ts';
import type { ContentFile } from '../../content/content-file.ts';
import type { Entry } from '../context.ts';
import { faultIn, type Fault } from '../fault.ts';

/** The first of these fields that a file has. */
function firstField(
  file: ContentFile,
  fields: readonly string[],
): { field: string; value: unknown } | undefined {
  const data = file.data;
  const field = fields.find((name) => data[name] !== undefined);
  return field === undefined ? undefined : { field, value: data[field] };
}

/** Each file whose field has the value of an earlier one. */
function findRepeated(
  files: readonly ContentFile[],
  fields: readonly string[],
  message: MessageId,
): Fault[] {
  const owners = new Map<unknown, ContentFile>();
  return files.flatMap((file) => {
    const found = firstField(file, fields);
    if (!found) return [];
    const owner = owners.get(found.value);
    if (!owner) owners.set(found.value, file);
    return owner ? [faultIn(file, [found.field], message, { other: owner.path })] : [];
  });
}

/** Each page of a language whose field has the value of an earlier one. */
export function findRepeatedOnPages(
  entries: readonly Entry[],
  fields: readonly string[],
  message: MessageId,
): Fault[] {
  const pages = entries.filter(
    ({ isDraft, collection }) => !isDraft && (collection === 'pages' || hasEntryPages(collection)),
  );
  return languages.flatMap((language) => {
    const files = pages.flatMap((entry) =>
      entry.files.filter((one) => one.language === language).map(({ file }) => file),
    );
    return findRepeated(files, fields, message);
  });
}
