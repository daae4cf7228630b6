import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getClosingTime, type Settings } from '@federation/content-model/settings';
import { readEntryFolders } from '@federation/content-model/files/entry-folders';
import { readFields } from '@federation/content-model/files/mdx-parts';
import { logoName } from '@federation/content-model/site-files';
import type { PortalSettings } from '@federation/portal/contract/settings';
import { readSettings } from '@federation/content-model/files/site-files';

/**
 * Reads the settings of the portal from the content of the site.
 *
 * @param root the folder of the project
 * @throws {ZodError} when a value is not one that the schema of the settings allows
 */
export function readPortalSettings(root: string): PortalSettings {
  const logo = readFileSync(join(root, 'src/content', logoName), 'utf8');
  return { ...createPortalSettings(readSettings(root)), logo, orders: readOrderNumbers(root) };
}

/** The numbers of the orders that the site shows. */
const readOrderNumbers = (root: string): string[] =>
  readEntryFolders(join(root, 'src/content/orders'))
    .map(({ files }) => readFields(readFileSync(Object.values(files)[0] ?? '', 'utf8')))
    .flatMap(({ number, draft }) => (typeof number === 'string' && !draft ? [number] : []));

export function createPortalSettings(settings: Settings): PortalSettings {
  const { site, name, certificatePrefix, contact, holidays, colours, retention } = settings;
  return {
    site,
    name,
    colours,
    referencePrefix: certificatePrefix,
    email: contact.email,
    ombudsmanEmail: contact.ombudsmanEmail ?? contact.email,
    closes: getClosingTime(settings),
    holidays: holidays.map(({ day }) => day),
    retention,
  };
}
