import { createNavigationSchema } from './navigation.ts';
import { search } from './search.ts';
import { settingsSchema } from './settings/settings.ts';
import type { Sources } from './collections/collection-definition.ts';

/** The files that staff edit beside the entries: what each may hold, by its name. */
const siteFiles = {
  settings: () => settingsSchema,
  navigation: createNavigationSchema,
  search: () => search,
};

/** The mark of the federation, beside them. */
export const logoName = 'logo.svg';

/** The name of such a file, `settings` for `src/content/settings.yaml`. */
export type SiteFileName = keyof typeof siteFiles;

/** Their names, in the order in which they are offered. */
export const siteFileNames = Object.keys(siteFiles) as SiteFileName[];

export const createSiteSchema = (name: SiteFileName, sources: Pick<Sources, 'reference'>) =>
  siteFiles[name](sources);

export const isSiteFile = (name: string): name is SiteFileName => Object.hasOwn(siteFiles, name);
