import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, parseDocument, type Document } from 'yaml';
import { hasEntryPages, toEntryPath } from '../../src/content-model/paths.ts';
import { toIndianDay } from '../../src/core/indian-day.ts';
import { settingsWith, type Files } from '../build/content-check/fixture.ts';
import { cases } from '../faults/cases.ts';

/** What the content check lets pass, in a site with everything else. */
export interface LetPass {
  /** The topic of the case and what was done. */
  name: string;
  /**
   * Addresses that the built site must have, and those of drafts and of days to come, which it must
   * not have.
   */
  shown: string[];
  hidden: string[];
}

interface Settings {
  redirects: { from: string; to?: string; gone?: boolean }[];
  contact: { email: string; phone: string };
  [key: string]: unknown;
}

/** The path of a file of an entry: its collection, the folder in it, and the rest. */
const inEntry = /^([\w-]+)\/([\w-]+)\/(.+)$/s;

/** The address of an entry, from its English file; undefined where it has no page. */
function toAddress(path: string): string | undefined {
  const [, collection = '', id = ''] = /^(\w+)\/(.+)\/en\.mdx$/.exec(path) ?? [];
  if (collection === 'pages') return `/${id}`;
  return hasEntryPages(collection) ? toEntryPath(collection, id) : undefined;
}

/**
 * Puts every case that the content check lets pass into the content of a site. The cases share
 * names, so each gets folders, addresses, titles, places and numbers of its own.
 */
export function addLetPass(root: string): LetPass[] {
  const content = join(root, 'src/content');
  const today = toIndianDay(new Date());
  const readSettings = (text: string) => parse(text) as Settings;
  const { contact: own } = readSettings(readFileSync(join(content, 'settings.yaml'), 'utf8'));
  const { contact: tested } = readSettings(settingsWith(() => undefined));
  // An order may name the contacts of the office, which are those of the site.
  const withContacts = (text: string | Uint8Array) =>
    typeof text === 'string'
      ? text.replaceAll(tested.email, own.email).replaceAll(tested.phone, own.phone)
      : text;
  // The tiers of the site have all kinds and colours that there are; theirs come instead.
  rmSync(join(content, 'tiers'), { recursive: true });
  return cases
    .filter(({ fault }) => fault.finds.length === 0)
    .map(({ topic, fault }, index) => {
      const files = setApart(fault.files, index + 1);
      const shown: string[] = [];
      const hidden: string[] = [];
      for (const [path, text] of Object.entries(files)) {
        if (text === undefined) continue;
        const file = join(content, path);
        if (path === 'settings.yaml') mergeSettings(file, String(text));
        else if (path === 'navigation.yaml') mergeMenu(file, String(text));
        else if (path === 'published-addresses.txt')
          writeFileSync(file, `${readFileSync(file, 'utf8').trimEnd()}\n${String(text)}`);
        else {
          mkdirSync(dirname(file), { recursive: true });
          writeFileSync(file, withContacts(text));
        }
        const address = toAddress(path);
        if (!address) continue;
        const [, day = ''] = /^publishFrom: (.+)$/m.exec(String(text)) ?? [];
        (day > today || /^draft: true$/m.test(String(text)) ? hidden : shown).push(address);
      }
      return { name: `${topic}: ${fault.name}`, shown, hidden };
    });
}

/** The files of a case with names that no other case has. */
function setApart(files: Files, number: number): Files {
  const rename = (path: string) =>
    path.startsWith('tiers/') ? path : path.replace(inEntry, `$1/$2-${number}/$3`);
  const settings = files['settings.yaml'];
  const from =
    settings === undefined
      ? []
      : (parse(String(settings)) as Settings).redirects.map((one) => one.from);
  const addresses = new Map(from.map((address) => [address, `${address}-${number}`]));
  for (const path of Object.keys(files)) {
    const [address, own] = [toAddress(path), toAddress(rename(path))];
    if (address && own) addresses.set(address, own);
  }
  const lead = (text: string) =>
    text
      .replaceAll(/(?<=^|[\s("])\/[\w/-]+/gm, (address) => addresses.get(address) ?? address)
      .replaceAll(/(?<=page: )[\w/-]+/g, (page) => addresses.get(`/${page}`)?.slice(1) ?? page);
  const change = (path: string, text: string) =>
    path.endsWith('.mdx') ? nameApart(lead(text), number) : lead(text);
  return Object.fromEntries(
    Object.entries(files).map(([path, text]) => [
      rename(path),
      typeof text === 'string' && /\.(mdx|yaml|txt)$/.test(path) ? change(path, text) : text,
    ]),
  );
}

/**
 * An entry with a title, a place and a number of its own, the only one of its series: no other
 * number is missing.
 */
function nameApart(text: string, number: number): string {
  return text
    .replace(/^((?:title|name|label): .*?)(?="?\r?$)/m, `$1 ${number}`)
    .replace(/^order: (\d+)/m, (_, order) => `order: ${1000 + 10 * number + Number(order)}`)
    .replace(/^number: (?:OMB|IFSF\/CIR)\/2026\/\d+/m, `number: CASE${number}/2026/001`);
}

function changeYaml(file: string, change: (document: Document) => void): void {
  const document = parseDocument(readFileSync(file, 'utf8'));
  change(document);
  writeFileSync(file, document.toString({ lineWidth: 0 }));
}

/** What is not taken over as it is: redirects are added, and no number of a case is missing. */
const setApartKeys = new Set(['redirects', 'missingNumbers']);

/** Adds the redirects of a case to those of the site, and takes over what else it changes. */
function mergeSettings(file: string, text: string): void {
  const before = parse(settingsWith(() => undefined)) as Settings;
  const after = parse(text) as Settings;
  changeYaml(file, (settings) => {
    for (const redirect of after.redirects) settings.addIn(['redirects'], redirect);
    for (const [key, value] of Object.entries(after))
      if (!setApartKeys.has(key) && JSON.stringify(value) !== JSON.stringify(before[key]))
        settings.set(key, value);
  });
}

/** Adds the pages that a case has in its menu to the menu of the site. */
function mergeMenu(file: string, text: string): void {
  const { main } = parse(text) as { main: { page?: string }[] };
  changeYaml(file, (navigation) => {
    for (const item of main) if (item.page !== 'home') navigation.addIn(['main'], item);
  });
}
