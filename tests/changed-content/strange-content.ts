import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { takeOff, type Change } from './empty-content.ts';

/** A text of exactly this many characters, of words that hardly fit on a phone. */
const fill = (length: number, words: string) =>
  words
    .repeat(Math.ceil(length / words.length))
    .slice(0, length)
    .trimEnd()
    .padEnd(length, '।');

const english =
  'Responsibilities and <interdepartmental> countermeasures & “reconsiderations” of {seven} ';
const hindi = 'उत्तरदायित्व और अंतर्विभागीय पुनर्विचार, क्षेत्राधिकार तथा प्रतिनिधित्व ';

const write = (name: string, files: Record<string, string>): Change => ({
  name,
  apply: (content) => {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(content, file)), { recursive: true });
      writeFileSync(join(content, file), text);
    }
  },
});

/** The files of an entry with fields of any shape. */
const entry = (folder: string, fields: object, text = '', words?: object, translated = '') => ({
  [`${folder}/en.mdx`]: `---\n${stringify(fields)}---\n${text}`,
  ...(words && { [`${folder}/hi.mdx`]: `---\n${stringify(words)}---\n${translated}` }),
});

const longTitle = (of: string) => fill(110, `${of}: ${english}`);
const longTitleInHindi = (of: string) => fill(110, `${of}: ${hindi}`);
const longSummary = fill(260, english);
const longSummaryInHindi = fill(260, hindi);
const columns = Array.from({ length: 12 }, (_, index) => index + 1);
const row = (cells: readonly unknown[]) => `| ${cells.join(' | ')} |\n`;
const table = (heading: string) =>
  `${row(columns.map((column) => `${heading} ${column}`))}${row(columns.map(() => '---:'))}${row(columns.map((column) => column * 100_000))}`;
const list = columns
  .slice(0, 7)
  .map((depth) => `${'   '.repeat(depth - 1)}${depth % 2 ? '1.' : '- '} ${depth}\n`)
  .join('');
const toText = (word: string, heading: string) => `${word}

## ${heading.repeat(2)}

${table(word)}
### ${heading}

${list}
## ${heading}

> ${word}, **[${word}](/)**, \`code.that.is.long.and.has.no.blank.between.its.words\`.

https://egazette.gov.in/${'a-long-address-'.repeat(12)}

1. ${word}
   - ${word}

     ${word}
2. ${word}
`;
const text = toText('Column', 'Responsibilities, interdepartmental countermeasures & more ');
const textInHindi = toText('स्तंभ', hindi);

const speakers = columns.map((number) => ({
  name: `Speaker ${number}`,
  title: fill(140, english),
}));
const speakersInHindi = columns.map((number) => ({
  name: `वक्ता ${number}`,
  title: fill(140, hindi),
}));

/** What staff may write and hardly ever do. */
export const strange: readonly Change[] = [
  write('a notice of the greatest length', {
    ...entry(
      'notices/strange-long',
      {
        kind: 'notice',
        date: '2026-11-18',
        ticker: true,
        title: longTitle('Notice'),
        summary: longSummary,
      },
      text,
      { title: longTitleInHindi('सूचना'), summary: longSummaryInHindi },
      textInHindi,
    ),
  }),
  write('a circular with every field and without a translation', {
    ...entry('notices/strange-full', {
      kind: 'circular',
      date: '2026-11-18',
      title: 'A circular with all of it',
      summary: 'Whatever a circular may have is here.',
      number: 'F-7/STRANGE/2026/0000000000000000000001',
      link: 'https://egazette.gov.in/',
      document: './circular.txt',
      expiresOn: '2099-12-31',
      ticker: true,
    }),
    'notices/strange-full/circular.txt': 'Words.\n',
  }),
  write('an event with every field', {
    ...entry(
      'events/strange-full',
      {
        kind: 'workshop',
        date: '2027-01-01',
        endDate: '2027-12-31',
        startTime: '00:00',
        endTime: '23:59',
        online: true,
        title: longTitle('Event'),
        venue: fill(140, english),
        theme: fill(140, english),
        description: fill(420, english),
        highlights: columns.map(() => longSummary),
        speakers,
      },
      text,
      {
        title: longTitleInHindi('कार्यक्रम'),
        venue: fill(140, hindi),
        theme: fill(140, hindi),
        description: fill(420, hindi),
        highlights: columns.map(() => longSummaryInHindi),
        speakers: speakersInHindi,
      },
      textInHindi,
    ),
  }),
  write('an event with no field that may be left out, and without a translation', {
    ...entry('events/strange-bare', {
      kind: 'members-meet',
      date: '2027-01-01',
      title: 'A meet',
      venue: 'Online',
      theme: 'Rules',
      description: 'Rules are read.',
    }),
  }),
  write('a guideline with a wide table and a deep list', {
    ...entry(
      'guidelines/strange',
      {
        version: '2026.11.18-a',
        date: '2026-11-18',
        formats: ['pdf', 'docx'],
        title: longTitle('Guideline'),
        summary: longSummary,
      },
      text,
    ),
  }),
  write('a download that is a workbook, and a page whose text is one table', {
    ...entry(
      'downloads/strange',
      {
        kind: 'templates',
        order: 999,
        version: '1',
        date: '2026-11-18',
        formats: ['xlsx'],
        name: longTitle('Workbook'),
        description: longSummary,
      },
      `## Days\n\n${table('Day')}`,
    ),
    ...entry(
      'pages/about/strange',
      {
        title: 'A table',
        description: 'A page that has nothing but a table of twelve columns with figures.',
      },
      table('Column'),
      { title: 'एक सारणी', description: 'इस पृष्ठ पर अंकों की बारह स्तंभों वाली एक सारणी है और कुछ नहीं।' },
      table('स्तंभ'),
    ),
  }),
  write('a page with a long text in one language', {
    ...entry(
      'pages/about/strange-long',
      {
        title: 'Long and in English',
        description: 'A page with headings, lists, a table and a quotation, in one language.',
      },
      text,
    ),
  }),
  write('a member and a partner with the longest names', {
    ...entry(
      'members/strange',
      { kind: 'sme', since: 2025, name: fill(90, english), description: longSummary },
      '',
      { name: fill(90, hindi), description: longSummaryInHindi },
    ),
  }),
  {
    name: 'one document and one picture',
    apply: (content) => {
      takeOff(content, 'downloads', ({ kind, order }) => kind !== 'forms' || order !== 1);
      takeOff(content, 'media', ({ kind }) => kind !== 'video');
    },
  },
];
