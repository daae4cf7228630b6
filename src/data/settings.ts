import { readNavigation, readSettings } from '../build/content/site-files.ts';

/** The settings that staff edit. Read at build only; never import this from an island. */
export const settings = readSettings(process.cwd());

/** The menus; pages are named by their ids. */
export const navigation = readNavigation(process.cwd());

/**
 * The holidays of the settings, `YYYY-MM-DD`. They are not working days, and neither are Saturdays
 * and Sundays.
 */
export const holidays = settings.holidays.map(({ day }) => day);
