import type { z } from 'astro/zod';
import { getFieldLabel } from '../../collections/field-texts.ts';
import { getDefinition, isCollectionName, type CollectionName } from '../../collections/index.ts';
import { navigation } from '../../collections/site/navigation.ts';
import { settings } from '../../collections/site/settings.ts';
import { editingTexts } from '../../i18n/editing.ts';
import type { Language } from '../../i18n/languages.ts';
import { dictionaries } from '../../i18n/strings.ts';
import type { Site } from '../content-check/context.ts';
import { formSources } from './form-sources.ts';

/** What things are called, for the people who write. */

/** The fields by which an entry is called; it has the first of them that its collection knows. */
export const titleFields = ['title', 'name', 'label'];

/** What an entry is called in a language, or else in the default one. */
export function titleOf(files: Site['entries'][number]['files'], language: Language): string | undefined {
  const { file } = files.find((one) => one.language === language) ?? files[0] ?? {};
  const data = (file?.data ?? {}) as Record<string, unknown>;
  return titleFields.map((name) => data[name]).find((one) => typeof one === 'string');
}

/**
 * What a field of a content file is called in a language.
 *
 * @param path the file below `src/content`
 */
export function nameField(path: string, name: string, language: Language): string {
  const [collection = ''] = path.split('/');
  const shape = isCollectionName(collection)
    ? toShape(collection)
    : path === 'settings.yaml'
      ? settings.shape
      : navigation(formSources).shape;
  const field = (shape as z.ZodRawShape)[name] as z.ZodType | undefined;
  return (field && getFieldLabel(field, language)) ?? name;
}

function toShape(collection: CollectionName): z.ZodRawShape {
  const { facts, words } = getDefinition(collection);
  return { ...facts(formSources), ...words };
}

/** What the entries of a collection are called in a language. Those without a list on the site have a name for the desk only. */
export function nameCollection(collection: CollectionName, language: Language): string {
  const names: Partial<Record<string, string>> = { ...dictionaries[language].strings, ...editingTexts[language].desk };
  return names[`${collection}.name`] ?? names[`collection.${collection}`] ?? collection;
}
