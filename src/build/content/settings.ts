import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { settings, type Settings } from '../../collections/site/settings.ts';

/**
 * Reads the settings that staff edit in `src/content/settings.yaml`.
 *
 * @param root the folder of the project
 * @throws {ZodError} when a value is not one that the schema allows
 */
export function readSettings(root: string): Settings {
  return settings.parse(parse(readFileSync(join(root, 'src/content/settings.yaml'), 'utf8')));
}
