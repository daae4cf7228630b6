import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  readContent,
  type CheckedEntry,
} from '../../packages/content-check/rule/checked-content.ts';
import { collectEntryPassages } from '../../packages/content-model/files/field-passages.ts';
import { readSettings } from '../../packages/content-model/files/site-files.ts';
import { languages } from '../../packages/i18n/languages.ts';

/** Texts that any federation can keep. All others are the demonstration’s. */
const shared = [
  'pages/about/{legal,responsible-gaming}',
  'pages/about/legal/*',
  'pages/{accessibility,contact,copyright,feedback,feeds,hyperlinking,open-data,privacy,terms}',
  'pages/{request-certificate,sitemap,storage,certificate-verify}',
  'pages/certificate-verify/for-verifiers',
  'pages/{error,government-portals}/*',
  'pages/membership/become/terms',
  'downloads/act-2025-reading-guide',
  '{judgments,links}/*',
];

const ofDemonstration = /<Demonstration>[^]*?<\/Demonstration>/g;

/** Enough words to recognise a sentence. */
const longEnough = 30;

/** Ignores white space and punctuation. */
export const toComparable = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[*_]+/g, '')
    .replaceAll(/[\s[\]\\]+/g, ' ')
    .toLowerCase();

const toSentences = (words: string): string[] =>
  words.split(/(?<=[.?!।:])\s+/).filter((sentence) => sentence.length >= longEnough);

/** A text without the markup of links and components; their words stay. */
const withoutMarks = (text: string): string => text.replaceAll(/\]\([^)]*\)|<[^>]+>/g, '');

const passagesOf = ({ files, definition }: CheckedEntry): string[] =>
  files.flatMap(({ file }) => collectEntryPassages(file, definition).map(({ words }) => words));

/**
 * Everything that identifies the federation of a project: its name and addresses, the names and
 * numbers of its records, and each sentence outside the shared texts.
 *
 * @param root the folder of the project
 */
export function collectTraces(root: string): string[] {
  const { name, shortName, contact, site } = readSettings(root);
  const content = join(root, 'src/content');
  const sharedOnes = new Set(globSync(shared, { cwd: content }));
  const { entries } = readContent(root);
  const isShared = ({ collection, id }: CheckedEntry) => sharedOnes.has(join(collection, id));
  const told = entries.filter((entry) => !isShared(entry));
  const texts = entries.flatMap(({ files }) => files.map(({ file }) => file.text.source));
  const passages = [
    ...told.flatMap(passagesOf),
    ...texts.flatMap((text) => text.match(ofDemonstration) ?? []),
  ];
  const sentences = passages.flatMap((one) => toSentences(withoutMarks(one)));
  const numbersAndNames = told.flatMap(({ collection, files }) =>
    files.flatMap(({ file: { data } }) => [
      data['number'],
      ...(['people', 'members', 'partners'].includes(collection) ? [data['name']] : []),
    ]),
  );
  const facts = [
    ...languages.flatMap((one) => [name[one], shortName[one], contact.address[one].split('\n')[0]]),
    contact.phone,
    new URL(site).host.replace('www.', ''),
    ...numbersAndNames,
  ].filter((one): one is string => typeof one === 'string' && one.length > 3);
  // Shared texts may say the same, and so may the starter.
  const kept = [
    ...entries.filter(isShared).flatMap(({ files }) => files.map(({ file }) => file.path)),
    ...globSync('starter/**/*.{mdx,yaml}', { cwd: root }),
  ]
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('\n')
    .replaceAll(ofDemonstration, '');
  const keptWords = toComparable(`${kept}\n${withoutMarks(kept)}`);
  const traces = [...facts, ...sentences].map((one) => toComparable(one).trim());
  return [...new Set(traces)].filter((trace) => trace !== '' && !keptWords.includes(trace));
}
