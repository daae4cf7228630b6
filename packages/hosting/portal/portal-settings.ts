import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getClosingTime, type Settings } from '@federation/content-model/settings';
import { readEntryFolders } from '@federation/content-model/files/entry-folders';
import { readFields } from '@federation/content-model/files/mdx-parts';
import { logoName } from '@federation/content-model/site-files';
import type { PortalSettings } from '@federation/portal/contract/settings';
import { readSettings } from '@federation/content-model/files/site-files';
import { toPathOf } from '@federation/content-model/collections/paths';
import { formatEditionName } from '@federation/content-model/fields/edition';
import type { CharterEdition } from '@federation/portal/contract/charter-edition';
import { defaultLanguage, languages } from '@federation/i18n/languages';

/**
 * Reads the settings of the portal from the content of the site.
 *
 * @param root the folder of the project
 * @throws {ZodError} when a value is not one that the schema of the settings allows
 */
export function readPortalSettings(root: string): PortalSettings {
  const logo = readFileSync(join(root, 'src/content', logoName), 'utf8');
  const orders = readEntries(root, 'orders').map(({ number }) => String(number));
  const settings = createPortalSettings(readSettings(root));
  return { ...settings, logo, orders, charter: readCharter(root) };
}

/** The facts of the entries that are no drafts, and the paths of their pages. */
const readEntries = (root: string, collection: 'editions' | 'orders' | 'pages'): Facts[] =>
  readEntryFolders(join(root, 'src/content', collection)).flatMap(({ id, files }) => {
    const file = files[defaultLanguage];
    const facts: Partial<Record<string, unknown>> = file
      ? readFields(readFileSync(file, 'utf8'))
      : { draft: true };
    return facts['draft'] ? [] : [{ ...facts, path: toPathOf({ collection, id }) ?? '' }];
  });

type Facts = Partial<Record<string, unknown>> & { path: string };

/** The editions of the Charter, oldest first. */
export const readCharter = (root: string): CharterEdition[] =>
  [...readEntries(root, 'editions'), ...readEntries(root, 'pages')]
    .filter(({ rule, path, edition }) => edition && (rule ?? path) === '/about/charter')
    .map(({ edition, appliesFrom, date, path }) => ({
      name: toNames(String(edition)),
      from: String(appliesFrom ?? date),
      path,
    }))
    .sort((a, b) => a.from.localeCompare(b.from));

const toNames = (edition: string) =>
  Object.fromEntries(
    languages.map((language) => [language, formatEditionName(edition, language)]),
  ) as CharterEdition['name'];

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
