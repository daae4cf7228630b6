import { readFileSync, statSync } from 'node:fs';
import type { PortalSettings } from '../src/core/portal-settings.ts';

/**
 * Opens the file that the build of the site has written. The function it returns reads it again
 * whenever it has changed; a file that is gone or broken leaves the settings as they were.
 *
 * @throws when the file can’t be read at first
 */
export function openSettings(file: string): () => PortalSettings {
  const read = () => JSON.parse(readFileSync(file, 'utf8')) as PortalSettings;
  const toVersion = () => statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  let version = toVersion();
  let settings = read();
  return () => {
    const newest = toVersion();
    if (newest === version) return settings;
    version = newest;
    try {
      settings = read();
    } catch {
      // The next build writes it again.
    }
    return settings;
  };
}
