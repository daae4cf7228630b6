import { createPalette } from '@federation/base/colours/palette';
import {
  readNavigation,
  readSearchWords,
  readSettings,
} from '@federation/content-model/files/site-files';

/** The settings that staff edit. Read at build only; never import this from an island. */
export const settings = readSettings(process.cwd());

/** The colours of the site. */
export const palette = createPalette(settings.colours);

/** The menus; pages are named by their ids. */
export const navigation = readNavigation(process.cwd());

/** Staff list here how people search. */
export const searchWords = readSearchWords(process.cwd());

/**
 * The holidays of the settings, `YYYY-MM-DD`. They are not working days, and neither are Saturdays
 * and Sundays.
 */
export const holidays = settings.holidays.map(({ day }) => day);

/**
 * The first year with an unconfirmed holiday, such as `2027`; undefined if all that are listed are
 * confirmed.
 */
export const unconfirmedFrom = settings.holidays
  .filter(({ unconfirmed }) => unconfirmed)
  .map(({ day }) => day.slice(0, 4))
  .sort()[0];

const { phone, secondPhone } = settings.contact;

/** The telephone numbers of the office, as staff write them. */
export const telephones = secondPhone ? [phone, secondPhone] : [phone];

/** Complaints go to this address. */
export const ombudsmanEmail = settings.contact.ombudsmanEmail ?? settings.contact.email;
