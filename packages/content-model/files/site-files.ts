import { z } from 'astro/zod';
import { createNavigationSchema, type Navigation } from '../navigation.ts';
import { search, type SearchWords } from '../search.ts';
import { settingsSchema, type Settings } from '../settings/settings.ts';
import type { SiteFileName } from '../site-files.ts';
import { readSource, parseFieldsFile, type FieldsFile } from './fields-file.ts';

/**
 * Reads a file that staff edit beside the entries, without its schema, for callers that have to go
 * on where a value is wrong.
 *
 * @param root the folder of the project
 */
export function readSiteFile(root: string, name: SiteFileName): FieldsFile {
  const path = `src/content/${name}.yaml`;
  return { path, ...parseFieldsFile(readSource(root, path)) };
}

/**
 * Reads the settings that staff edit.
 *
 * @param root the folder of the project
 * @throws {ZodError} when a value is not one that the schema allows
 */
export function readSettings(root: string): Settings {
  return settingsSchema.parse(readSiteFile(root, 'settings').data);
}

/**
 * Reads the menus that staff edit; pages are named by their ids.
 *
 * @param root the folder of the project
 * @throws {ZodError} when a value is not one that the schema allows
 */
export function readNavigation(root: string): Navigation {
  return createNavigationSchema({ reference: () => z.string() }).parse(
    readSiteFile(root, 'navigation').data,
  );
}

/**
 * Reads staff's knowledge of how people search.
 *
 * @param root the folder of the project
 * @throws {ZodError} when a value is not one that the schema allows
 */
export function readSearchWords(root: string): SearchWords {
  return search.parse(readSiteFile(root, 'search').data);
}
