import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseDocument, type Document } from 'yaml';
import {
  checkContent,
  checkContentAndFiles,
  type ContentReport,
} from '../../packages/content-check/check/check.ts';
import { formatFault } from '../../packages/content-check/rule/format-fault.ts';
import { makeFolder } from '../support/make-folder.ts';

/** Paths below `src/content` with their text or bytes; undefined takes a file away. */
export type Files = Readonly<Record<string, string | Buffer | undefined>>;

/** A content file: its fields between the marks, then its text. */
export function mdx(fields: Record<string, unknown>, body = ''): string {
  const lines = Object.entries(fields).filter(([, value]) => value !== undefined);
  return `---\n${lines.map(([name, value]) => `${name}: ${String(value)}`).join('\n')}\n---\n${body}`;
}

/** A valid page with `body` as its text; its text begins on line 5. */
export function page(body = 'Words.\n', fields: Record<string, unknown> = {}): string {
  const description =
    'A page that exists only so that a test has something to look at and to link to.';
  return mdx({ title: 'A page', description, ...fields }, body);
}

/** The translation of `page`; its text begins on line 5 too. */
export function pageInHindi(body = 'शब्द।\n', fields: Record<string, unknown> = {}): string {
  const description = 'यह पृष्ठ केवल इसलिए है कि जाँच के पास देखने और जोड़ने के लिए कोई पृष्ठ हो।';
  return mdx({ title: 'एक पृष्ठ', description, ...fields }, body);
}

/**
 * A valid notice. A field of `changes` replaces the one of its name, undefined removes it, a new
 * one comes last.
 */
export function notice(changes: Record<string, unknown> = {}): string {
  return mdx({
    title: 'Office closed on Friday',
    summary: 'The office is closed for a day of rest.',
    kind: 'notice',
    date: '2026-11-18',
    ...changes,
  });
}

/** The translation of `notice`. */
export function noticeInHindi(changes: Record<string, unknown> = {}): string {
  return mdx({
    title: 'शुक्रवार को कार्यालय बंद',
    summary: 'एक दिन के विश्राम के लिए कार्यालय बंद रहेगा।',
    ...changes,
  });
}

/**
 * The settings of the fixture after a change, with an address, contacts and a holiday of their
 * own and without redirects: only the change can be wrong.
 */
export function settingsWith(change: (settings: Document) => void): string {
  const document = parseDocument(
    readFileSync(join(import.meta.dirname, '../fixture/src/content/settings.yaml'), 'utf8'),
  );
  document.setIn(['site'], 'https://www.ifsf.example');
  document.setIn(['contact', 'email'], 'support@ifsf.example');
  document.setIn(['contact', 'phone'], '+91 11 5550 0100');
  document.setIn(['redirects'], []);
  // The office may have listed holidays for as little ahead as it likes.
  const holidays = [{ day: '2027-08-15', name: { en: 'Independence Day', hi: 'स्वतंत्रता दिवस' } }];
  document.setIn(['holidays'], document.createNode(holidays));
  document.set(
    'holidaySource',
    document.createNode({
      link: 'https://dopt.gov.in',
      checkedOn: '2026-11-18',
      note: { en: 'Gazetted holidays.', hi: 'राजपत्रित अवकाश।' },
    }),
  );
  change(document);
  return document.toString({ lineWidth: 0 });
}

const settings = settingsWith(() => undefined);

/** The day on which the tests look at a site: none fails because a day has passed. */
export const today = '2026-11-22';

const navigation = `main:
  - page: home
footer:
  - label: { en: Links, hi: लिंक }
    items:
      - page: home
`;

/**
 * A folder with the smallest site that has no faults, and `files` on top of it. It is deleted after
 * the test.
 */
export function makeSite(files: Files = {}): string {
  const root = makeFolder();
  const all: Files = {
    'pages/home/en.mdx': page('<SiteMap />\n', {
      title: 'Home',
      description: 'The first page, which is there because every site has one of its own.',
    }),
    'pages/home/hi.mdx': pageInHindi('<SiteMap />\n', {
      title: 'मुखपृष्ठ',
      description: 'पहला पृष्ठ, जो इसलिए है कि हर साइट का अपना एक मुखपृष्ठ होता है।',
    }),
    'settings.yaml': settings,
    'navigation.yaml': navigation,
    'logo.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>\n',
    'search.yaml': 'answers: []\nsynonyms: {}\n',
    ...files,
  };
  for (const [name, text] of Object.entries(all)) {
    if (text === undefined) continue;
    const path = join(root, 'src/content', name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return root;
}

/** The report on such a site, with its faults and remarks as printed. */
export function check(files: Files = {}): ContentReport & { messages: string[]; notes: string[] } {
  const report = checkContent(makeSite(files), today);
  return {
    ...report,
    messages: report.faults.map((fault) => formatFault(fault, 'en')),
    notes: report.remarks.map((fault) => formatFault(fault, 'en')),
  };
}

/** The report on such a site, for which its pictures and documents were opened too. */
export function checkOpened(files: Files): Promise<ContentReport> {
  return checkContentAndFiles(makeSite(files), today);
}

/** The messages about a notice with these fields; its translation is valid. */
export function checkNotice(changes: Record<string, unknown>): string[] {
  return check({
    'notices/closed/en.mdx': notice(changes),
    'notices/closed/hi.mdx': noticeInHindi(),
  }).messages;
}

/** The messages about a page with this text, whose first line is line 5 of its file. */
export function checkText(body: string): string[] {
  return check({ 'pages/sample/en.mdx': page(body) }).messages;
}
