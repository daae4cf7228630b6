import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { navigation as navigationSchema } from '../collections/site/navigation.ts';
import { readSettings } from '../build/content/settings.ts';
import { z } from 'astro/zod';

/** The settings that staff edit in `src/content/settings.yaml`. Read at build only; never import this from an island. */
export const settings = readSettings(process.cwd());

/** The menus of `src/content/navigation.yaml`; pages are named by their ids. */
export const navigation = navigationSchema({ reference: () => z.string() }).parse(
  parse(readFileSync(join(process.cwd(), 'src/content/navigation.yaml'), 'utf8')),
);

/** The holidays of the settings, `YYYY-MM-DD`. They are not working days, and neither are Saturdays and Sundays. */
export const holidays = settings.holidays.map(({ day }) => day);
