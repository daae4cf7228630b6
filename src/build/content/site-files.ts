import { z } from 'astro/zod';
import { navigation, type Navigation } from '../../content-model/navigation.ts';
import { settings, type Settings } from '../../content-model/settings.ts';
import { readContentFile, type ContentFile } from './content-file.ts';

const paths = {
  settings: 'src/content/settings.yaml',
  navigation: 'src/content/navigation.yaml',
} as const;

/**
 * Reads the settings or the menus without their schema, for whoever has to go on where a value is
 * wrong.
 *
 * @param root the folder of the project
 */
export function readSiteFile(root: string, name: keyof typeof paths): ContentFile {
  return readContentFile(root, paths[name]);
}

/**
 * Reads the settings that staff edit.
 *
 * @param root the folder of the project
 * @throws {ZodError} when a value is not one that the schema allows
 */
export function readSettings(root: string): Settings {
  return settings.parse(readSiteFile(root, 'settings').data);
}

/**
 * Reads the menus that staff edit; pages are named by their ids.
 *
 * @param root the folder of the project
 * @throws {ZodError} when a value is not one that the schema allows
 */
export function readNavigation(root: string): Navigation {
  return navigation({ reference: () => z.string() }).parse(readSiteFile(root, 'navigation').data);
}
