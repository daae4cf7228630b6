import { defaultLanguage } from '../i18n/languages.ts';
import { oncePerBuild } from './once-per-build.ts';
import { getNewestRecords } from './site-pages.ts';

/** How many records the index of every search holds at most; a single year may have more. */
const recentRecords = 1000;

/**
 * The years whose records have a search index of their own, the newest first: those that come before the
 * newest thousand records. They are the same in every language.
 */
export const getArchivedYears = oncePerBuild(async (): Promise<string[]> => {
  const records = await getNewestRecords(defaultLanguage, Infinity);
  const years = [...Map.groupBy(records, ({ day = '' }) => day.slice(0, 4))].filter(([year]) => year !== '');
  let count = 0;
  return years.flatMap(([year, ofYear], index) => {
    count += ofYear.length;
    return index > 0 && count > recentRecords ? [year] : [];
  });
});
