import type { Language } from '@federation/i18n/languages';
import type { ChosenColours } from '@federation/base/colours/palette';
import type { WorkingTime } from './answer-days.ts';
import type { CharterEdition } from './charter-edition.ts';

/**
 * Months for which the portal keeps a submission after the last work on it, by kind, and days for
 * which it keeps backups.
 */
export type Retention = Record<
  'application' | 'message' | 'complaint' | 'certificate' | 'backups',
  number
>;

/**
 * The settings that the portal needs. The build of the site writes them to a file, which a running
 * portal reads again when it changes.
 */
export interface PortalSettings extends WorkingTime {
  /** The address of the site, without a slash at the end. Only its pages may send forms. */
  site: string;
  name: Record<Language, string>;
  /** Missing when an older release has built the site. */
  colours?: ChosenColours;
  /** The mark of the federation as SVG. Missing for the same reason. */
  logo?: string;
  /** The letters before each reference, such as `IFSF`. */
  referencePrefix: string;
  /** The address for replies to mails. */
  email: string;
  /** The address for replies to mails about complaints. */
  ombudsmanEmail: string;
  retention: Retention;
  /** The numbers of the published orders. Missing when an older release has built the site. */
  orders?: string[];
  /** The editions of the Charter, oldest first. Missing for the same reason. */
  charter?: CharterEdition[];
}
