import { z } from 'astro/zod';
import { getFieldLabel } from '@federation/content-model/fields/field-texts';
import {
  getDefinition,
  isCollectionName,
  type CollectionName,
} from '@federation/content-model/collections';
import { schemaAt } from '@federation/content-model/fields/field-schema';
import type { Fields } from '@federation/content-model/files/fields';
import { settingsSchema } from '@federation/content-model/settings';
import { isSiteFile, siteFileNames, createSiteSchema } from '@federation/content-model/site-files';
import type { EntryLocation } from '../protocol/desk.ts';
import { editingTexts } from '@federation/i18n/editing';
import type { Language } from '@federation/i18n/languages';
import { dictionaries } from '@federation/i18n/strings';
import { findEntry, type CheckedContent } from '@federation/content-check/rule/checked-content';
import { titleFields } from '@federation/content-check/new-entry/fields';
import { formSources } from './form-sources.ts';

/** The title of an entry in a language, or else in the default one. */
export function titleOf(
  files: CheckedContent['entries'][number]['files'],
  language: Language,
): string | undefined {
  const { file } = files.find((one) => one.language === language) ?? files[0] ?? {};
  return titleIn(file?.data ?? {});
}

export const titleIn = (data: Fields): string | undefined =>
  titleFields.map((name) => data[name]).find((one) => typeof one === 'string');

/** The name of the settings or menus, by their file; undefined for any other file. */
export function nameSiteFile(file: string, language: Language): string | undefined {
  const name = siteFileNames.find((one) => `${one}.yaml` === file);
  return name && editingTexts[language].desk[`site.${name}`];
}

/** The name of an entry, the settings or the menus in a language. */
export function nameEntry(
  content: CheckedContent,
  location: EntryLocation,
  language: Language,
): string {
  const { collection, id } = location;
  const file = collection === '' ? nameSiteFile(`${id}.yaml`, language) : undefined;
  const entry = findEntry(content, location);
  return file ?? (entry && titleOf(entry.files, language)) ?? id;
}

/** The fields of a content file in every language of it, by its path below `src/content`. */
function schemaOf(path: string): z.ZodType {
  const [collection = ''] = path.split('/');
  if (!isCollectionName(collection)) {
    const name = path.replace(/\.yaml$/, '');
    return isSiteFile(name) ? createSiteSchema(name, formSources) : settingsSchema;
  }
  const { facts, words } = getDefinition(collection);
  return z.object({ ...facts(formSources), ...words });
}

/**
 * The label of a field of a content file in a language.
 *
 * @param path the file below `src/content`
 */
export function nameField(path: string, name: string, language: Language): string {
  return findLabel(path, [name], language) ?? name;
}

/**
 * The label of the field at a place in a content file, or of one of that name around it; undefined
 * where there is none.
 */
export function findLabel(
  path: string,
  fieldPath: readonly string[],
  language: Language,
): string | undefined {
  const name = fieldPath.slice(-1);
  const around = fieldPath.map((_, index) => fieldPath.slice(0, fieldPath.length - 1 - index));
  return [
    ...around.map((outer) => schemaAt(schemaOf(path), [...outer, ...name])),
    // A text about one file may name what is in the settings.
    schemaAt(settingsSchema, name),
  ]
    .map((field) => field && getFieldLabel(field, language))
    .find(Boolean);
}

/**
 * The name of a collection in a language. Collections without a list on the site have a name for
 * the desk only.
 */
export function nameCollection(collection: CollectionName, language: Language): string {
  const names: Partial<Record<string, string>> = {
    ...dictionaries[language].strings,
    ...editingTexts[language].desk,
  };
  return names[`${collection}.name`] ?? names[`collection.${collection}`] ?? collection;
}
