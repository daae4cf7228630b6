import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { navigation as navigationSchema } from '../collections/site/navigation.ts';
import { settings as settingsSchema } from '../collections/site/settings.ts';
import { z } from 'astro/zod';

const read = (name: string): unknown => parse(readFileSync(join(process.cwd(), 'src/content', name), 'utf8'));

/** The settings that staff edit in `src/content/settings.yaml`. Read at build only; never import this from an island. */
export const settings = settingsSchema.parse(read('settings.yaml'));

/** The menus of `src/content/navigation.yaml`; pages are named by their ids. */
export const navigation = navigationSchema({ reference: () => z.string() }).parse(read('navigation.yaml'));

/** The holidays of the settings, `YYYY-MM-DD`: no working days beside Saturdays and Sundays. */
export const holidays = settings.holidays.map(({ day }) => day);
