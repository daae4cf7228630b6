import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { readMdx } from '../../src/build/content/content-file.ts';
import { readEntryFolders } from '../../src/build/content/entry-folders.ts';
import {
  collectionNames,
  getDefinition,
  type CollectionName,
} from '../../src/content-model/collections.ts';
import { hasEntryPages, toEntryPath } from '../../src/content-model/paths.ts';
import { settings } from '../../src/content-model/settings.ts';
import { toIndianDay } from '../../src/core/indian-day.ts';
import { toFileName, defaultLanguage } from '../../src/i18n/languages.ts';

/** The fields of an entry that the changes ask for. */
interface Facts {
  date: string;
  endDate?: string;
  kind?: string;
  order?: number;
}

/** One way in which a site has less than ours, as the check lets pass. */
export interface Change {
  name: string;
  /** @param content the folder of the content of a copy of the site */
  apply(content: string): void;
}

/** Every collection is empty but for the pages, and the settings say only what they must. */
export const empty: readonly Change[] = [
  ...collectionNames
    .filter((name) => name !== 'pages')
    .map((name) => ({
      name: `no ${name}`,
      apply: (content: string) => takeOff(content, name, () => true),
    })),
  { name: 'no optional settings', apply: leaveOutSettings },
];

/** Nothing is in the tickers, and nothing has taken place yet. */
export const quiet: readonly Change[] = [
  {
    name: 'no notice in the tickers',
    apply: (content) => changeTexts(content, (text) => text.replace(/^ticker: true\n/m, '')),
  },
  {
    name: 'no past event',
    apply: (content) =>
      takeOff(content, 'events', ({ date, endDate = date }) => endDate < toIndianDay(new Date())),
  },
];

/**
 * Takes entries of a collection off. What leads to one leads to its list then, as it would when
 * staff withdraw a record.
 */
export function takeOff(
  content: string,
  name: CollectionName,
  isWanted: (facts: Facts) => boolean,
): void {
  const list = `/${getDefinition(name).pages?.list ?? name}`;
  const removed = readEntryFolders(join(content, name)).filter(({ folder }) =>
    isWanted(
      readMdx(readFileSync(join(folder, toFileName(defaultLanguage)), 'utf8'))
        .data as unknown as Facts,
    ),
  );
  for (const { folder } of removed) rmSync(folder, { recursive: true });
  const ids = removed.map(({ id }) => RegExp.escape(id)).join('|');
  const links = hasEntryPages(name)
    ? removed
        .map(({ id }) => toEntryPath(name, id))
        // One may be the beginning of another.
        .sort((a, b) => b.length - a.length)
        .map(RegExp.escape)
        .join('|')
    : '';
  changeTexts(content, (text) => {
    const led = links
      ? text.replace(new RegExp(`(?:${links})(?:#[\\w-]+)?(?![\\w/-])`, 'g'), list)
      : text;
    return ids ? led.replace(new RegExp(`^event: (?:${ids})\\n`, 'm'), '') : led;
  });
  rmSync(join(content, 'published-addresses.txt'), { force: true });
}

function leaveOutSettings(content: string): void {
  const file = join(content, 'settings.yaml');
  const data = parse(readFileSync(file, 'utf8'), { schema: 'core' }) as Record<string, unknown>;
  const needed = Object.entries(settings.shape)
    .filter(([, schema]) => !schema.safeParse(undefined).success)
    .map(([name]) => [name, data[name]]);
  writeFileSync(
    file,
    stringify(Object.fromEntries(needed), {
      defaultStringType: 'QUOTE_DOUBLE',
      defaultKeyType: 'PLAIN',
    }),
  );
}

function changeTexts(content: string, change: (text: string) => string): void {
  for (const entry of readdirSync(content, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(?:mdx|yaml)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const text = readFileSync(file, 'utf8');
    const changed = change(text);
    if (changed !== text) writeFileSync(file, changed);
  }
}
