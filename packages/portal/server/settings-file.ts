import { readFileSync, statSync } from 'node:fs';
import * as v from 'valibot';
import type { PortalSettings } from '../contract/settings.ts';
import { languages } from '@federation/i18n/languages';
import { kinds } from '../service/database/submission-kinds.ts';

const each = <Value>(names: readonly string[], value: v.GenericSchema<Value>) =>
  v.looseObject(Object.fromEntries(names.map((name) => [name, value])));

/** The settings that every request needs. The build of another release may write more. */
const needed = v.looseObject({
  ...{ site: v.string(), referencePrefix: v.string(), closes: v.string() },
  ...{ email: v.string(), ombudsmanEmail: v.string(), holidays: v.array(v.string()) },
  name: each(languages, v.string()),
  retention: each([...kinds, 'backups'], v.number()),
});

/**
 * Opens the file that the build of the site writes. The returned function reads it again when it
 * has changed. If the file is then missing or broken, the last good settings stay.
 *
 * @throws {Error} when the first read fails or a setting is missing
 */
export function openSettings(file: string): () => PortalSettings {
  let version = toVersion(file);
  let settings = read(file);
  return () => {
    const newest = toVersion(file);
    if (newest === version) return settings;
    version = newest;
    try {
      settings = read(file);
    } catch {
      // The build may be writing it; the next change is read again.
    }
    return settings;
  };
}

function toVersion(file: string): string {
  const { mtimeMs, size } = statSync(file, { throwIfNoEntry: false }) ?? {};
  return `${mtimeMs} ${size}`;
}

function read(file: string): PortalSettings {
  try {
    const written = JSON.parse(readFileSync(file, 'utf8')) as PortalSettings;
    v.assert(needed, written);
    return written;
  } catch (error) {
    const hint = 'Run npm run build, which writes it, or name another with PORTAL_SETTINGS.';
    throw new Error(`${file} can’t be used: ${(error as Error).message}. ${hint}`, {
      cause: error,
    });
  }
}
