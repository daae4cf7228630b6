import type { Language } from '@federation/i18n/languages';
import type { ChosenColours } from '@federation/base/colours/palette';

/**
 * How long the portal keeps what was sent after it was last worked on, in months by its kind, and
 * its backups, in days.
 */
export interface Retention {
  application: number;
  message: number;
  complaint: number;
  certificate: number;
  backups: number;
}

/**
 * What the portal must know of the settings. The build of the site writes it to a file, which a
 * running portal reads again when it changes.
 */
export interface PortalSettings {
  /** The address of the site, without a slash at the end. Only its pages may call. */
  site: string;
  name: Record<Language, string>;
  /** The colours of the site; a site that was built by an older release has written none. */
  colours?: ChosenColours;
  /** The mark of the federation as SVG; missing for the same reason. */
  logo?: string;
  /** The letters before each reference, such as `IFSF`. */
  referencePrefix: string;
  /** Where answers to the mails go. */
  email: string;
  /** Where answers to mails about complaints go. */
  ombudsmanEmail: string;
  /** When the help desk closes on each working day, `HH:MM` in Indian time. */
  closes: string;
  /** Days that are not working days besides Saturdays and Sundays, `YYYY-MM-DD`. */
  holidays: string[];
  retention: Retention;
}
