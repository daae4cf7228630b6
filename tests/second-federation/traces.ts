import { readSettings } from '../../src/build/content/site-files.ts';
import { join } from 'node:path';
import { readSite, type Entry } from '../../src/build/content-check/context.ts';
import { collectEntryPassages } from '../../src/build/content/field-passages.ts';
import { languages } from '../../src/i18n/languages.ts';

/** Words by which a text of the first federation would be recognised. */
const longEnough = 40;

/** White space and marks make no difference. */
export const toComparable = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\s*_[\]\\]+/g, ' ')
    .toLowerCase();

const isInvented = (entry: Entry) =>
  entry.collection !== 'tiers' &&
  (entry.source.data['demonstration'] === true || entry.source.data['questions'] !== undefined);

/**
 * Everything by which the federation of a project would be recognised: its names and addresses, and
 * the names, numbers and texts of its invented records and of the pages that tell of it.
 *
 * @param root the folder of the project
 */
export function collectTraces(root: string): string[] {
  const { name, shortName, contact, site } = readSettings(root);
  const entries = readSite(root, join(root, 'src/content')).entries;
  const own = [
    ...languages.flatMap((language) => [
      name[language],
      shortName[language],
      ...contact.address[language].split('\n').slice(0, 1),
    ]),
    contact.phone,
    new URL(site).host.replace('www.', ''),
  ];
  const kept = toComparable(
    entries
      .filter((entry) => !isInvented(entry))
      .flatMap(wordsOf)
      .join('\n'),
  );
  const told = entries.filter(isInvented).flatMap(wordsOf);
  const numbers = entries
    .filter(isInvented)
    .flatMap(({ source: { data } }) =>
      typeof data['number'] === 'string' ? [data['number']] : [],
    );
  const names = entries
    .filter(({ collection }) => ['people', 'members', 'partners'].includes(collection))
    .flatMap(({ files }) => files.map(({ file }) => String(file.data['name'] ?? '')));
  const texts = told.filter((words) => words.length >= longEnough).map(toComparable);
  return [
    ...own.map(toComparable),
    ...[...names, ...numbers].filter((one) => one.length > 3).map(toComparable),
    ...texts.filter((words) => !kept.includes(words)),
  ];
}

const wordsOf = ({ files, definition }: Entry): string[] =>
  files.flatMap(({ file }) =>
    collectEntryPassages(file, definition)
      // What the outline of a page keeps.
      .filter(({ field }) => !/^(?:title|menuTitle|questions)/.test(field))
      .map(({ words }) => words),
  );
