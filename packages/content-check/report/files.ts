import { statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { formatSize } from '@federation/base/file-size';
import { fill } from '@federation/i18n/fill';
import type { CheckedContent } from '../rule/checked-content.ts';
import { isText, listFiles } from '../rule/list-files.ts';
import { findUnusedFiles } from '../rule/unused-files.ts';
import { collectFieldLinks } from '@federation/content-model/files/field-links';
import type { ReportSource, ReportRow } from './report-source.ts';

const maxFiles = 15;

/** Files beside an entry that none of its fields names. */
export const listUnused = ({ content: { entries, root } }: ReportSource): ReportRow[] =>
  entries.flatMap((entry) =>
    findUnusedFiles(entry).map((name) => ({
      place: relative(root, join(entry.folder, name)),
      note: '',
    })),
  );

/** The largest files that staff have added. */
export const listLargest = ({
  content: { root, contentFolder },
  language,
}: ReportSource): ReportRow[] =>
  listFiles(contentFolder)
    .filter((name) => !isText(name))
    .map((name) => join(contentFolder, name))
    .map((path) => ({ place: relative(root, path), size: statSync(path).size }))
    .sort((a, b) => b.size - a.size)
    .slice(0, maxFiles)
    .map(({ place, size }) => ({ place, note: formatSize(size, language) }));

/** The addresses on other sites, in fields and texts, each with the files that name it. */
export function findOutsideLinks({
  entries,
  settingsFile,
  navigationFile,
}: CheckedContent): Map<string, string[]> {
  const files = [
    settingsFile,
    navigationFile,
    ...entries.flatMap((entry) => entry.files.map(({ file }) => file)),
  ];
  const found = files.flatMap((file) =>
    [...new Set([...file.text.links, ...collectFieldLinks(file)].map(({ target }) => target))]
      .filter((address) => URL.canParse(address) && address.startsWith('https:'))
      .map((address) => ({ address, file: file.path })),
  );
  const byAddress = Map.groupBy(found, ({ address }) => address);
  return new Map(
    [...byAddress]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([address, places]) => [address, places.map(({ file }) => file)]),
  );
}

/** Each address once, with the files that name it. Addresses that do not answer come first. */
export function listLinks({ content, answers, words }: ReportSource): ReportRow[] {
  const rows = [...findOutsideLinks(content)].map(([address, files]) => {
    const status = answers.get(address);
    const answer = status === undefined ? words.noAnswer : fill(words.answer, { status });
    return {
      place: address,
      note: [...(answers.has(address) ? [answer] : []), ...files].join(', '),
      isBroken: answers.has(address) && (status === undefined || status >= 400),
    };
  });
  return rows.sort((a, b) => Number(b.isBroken) - Number(a.isBroken));
}
