import type { Settings } from '@federation/content-model/settings';
import { collectValues } from '@federation/content-model/files/values';
import type { CheckedEntry } from '@federation/content-check/rule/checked-content';

/** A passage that only the demonstration shows. */
const ofDemonstration = /<Demonstration>[^]*?<\/Demonstration>/g;

const words = /\bdemonstrations?\b|\binvented\b|डेमो|काल्पनिक/i;

/** Matches “[Town]”, where staff must fill in a town, but no link and no list of values. */
const gap = /(?<![\p{L}{([=,])\[\p{L}[^\]\n]*\](?![([])/u;

const days = /\b(\d+|one|two|three|five|seven|ten)\s+(working\s+)?days?\b/i;

/** The texts of an entry that visitors may read, in each language, without the demonstration. */
const readAll = ({ files }: CheckedEntry) =>
  files.map(({ file }) =>
    [...toStrings(file.data), file.text.source.replaceAll(ofDemonstration, '')].join('\n'),
  );

const toStrings = (data: unknown) =>
  collectValues(data).flatMap(({ value }) => (typeof value === 'string' ? [value] : []));

/** Tells whether an entry says that the site or an entry is not real. */
export const saysDemonstration = (entry: CheckedEntry) =>
  readAll(entry).some((text) => words.test(text));

/** Tells whether an entry promises something within days. */
export const promisesDays = ({ source }: CheckedEntry) => days.test(source.text.source);

/**
 * Finds the files with a gap such as “[Town]”. Downloads may have some, for whoever downloads them to
 * fill in.
 */
export function findGaps(settings: Settings, entries: readonly CheckedEntry[]): string[] {
  const unfilled = entries.filter(
    (entry) =>
      entry.collection !== 'downloads' &&
      !entry.isDraft &&
      readAll(entry).some((text) => gap.test(text)),
  );
  return [
    ...(toStrings(settings).some((text) => gap.test(text)) ? ['settings.yaml'] : []),
    ...unfilled.map(({ collection, id }) => `${collection}/${id}`),
  ];
}
