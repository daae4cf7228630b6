import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import ICAL from 'ical.js';
import { findTags } from '../html.ts';
import { readPdfText } from '../pdf.ts';
import {
  collectSentences,
  findEnglishInPage,
  reportEnglish,
  type Allowed,
} from './find-english.ts';

/** Readers of the words in each kind of file that is made in every language. */
const readers: Record<string, (file: string) => string[] | Promise<string[]>> = {
  '.json': (file) => collectSentences(JSON.parse(readFileSync(file, 'utf8'))),
  '.webmanifest': (file) => collectSentences(JSON.parse(readFileSync(file, 'utf8'))),
  '.xml': readFeed,
  '.ics': readCalendar,
  // Addresses are broken at their slashes and hyphens.
  '.pdf': async (file) => [
    (await readPdfText(readFileSync(file))).replaceAll(/(?<=[/-])\n/g, '').replaceAll(/\s+/g, ' '),
  ],
  '.docx': readDocx,
  '.xlsx': readXlsx,
  // Names and licences, which are not translated, follow the words of the site.
  '.txt': (file) => readFileSync(file, 'utf8').split('\n\n', 1),
};

/** The English texts in a built file of the pseudo-language that should be translated. */
export async function findEnglishInFile(file: string, allowed: Allowed): Promise<string[]> {
  if (file.endsWith('.html')) return findEnglishInPage(readFileSync(file, 'utf8'), allowed);
  const read = readers[extname(file)];
  if (!read) throw new Error(`Nobody knows how to read ${file}.`);
  return (await read(file)).flatMap((text) => reportEnglish(text, 'text', allowed));
}

/** An Atom feed. The full texts of its entries are the same as in the JSON feed. */
function readFeed(file: string): string[] {
  const shown = ['title', 'subtitle', 'summary', 'name'];
  return findTags(readFileSync(file, 'utf8')).flatMap(({ name, text, attributes }) =>
    shown.includes(name) ? [text] : name === 'category' ? [attributes.term ?? ''] : [],
  );
}

function readCalendar(file: string): string[] {
  const shown = ['name', 'x-wr-calname', 'summary', 'location', 'description'];
  const calendar = new ICAL.Component(ICAL.parse(readFileSync(file, 'utf8')) as never);
  return [calendar, ...calendar.getAllSubcomponents('vevent')]
    .flatMap((component) => component.getAllProperties())
    .flatMap((property) => (shown.includes(property.name) ? property.getValues().map(String) : []));
}

function readDocx(file: string): string[] {
  return readZip(file).flatMap(([name, xml]) =>
    /^word\/\w+\.xml$/.test(name)
      ? [...xml.matchAll(/<w:t(?: [^>]*)?>([^<]+)</g)].map(([, text = '']) => text)
      : [],
  );
}

function readXlsx(file: string): string[] {
  return readZip(file).flatMap(([name, xml]) =>
    /^xl\/(sharedStrings|worksheets\/\w+)\.xml$/.test(name)
      ? [...xml.matchAll(/<t(?: [^>]*)?>([^<]+)</g)].map(([, text = '']) => text)
      : [],
  );
}

const readZip = (file: string) =>
  Object.entries(unzipSync(new Uint8Array(readFileSync(file)))).map(
    ([name, bytes]) => [name, strFromU8(bytes)] as const,
  );
