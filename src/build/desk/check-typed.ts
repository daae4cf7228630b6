import { join } from 'node:path';
import type { DeskMessage, TypedEntry } from '../../core/desk.ts';
import { memoize } from '../../core/memoize.ts';
import { getDefinition, isCollectionName } from '../../content-model/collections.ts';
import { getFieldNames } from '../../content-model/field-names.ts';
import { defaultLanguage, isLanguage, type Language } from '../../i18n/languages.ts';
import { checkBytes, checkEntry, checkSite, checkTogether } from '../content-check/ask.ts';
import { withoutConsequences } from '../content-check/consequences.ts';
import type { Entry, EntryFile, Site } from '../content-check/context.ts';
import type { Fault } from '../content-check/fault.ts';
import { readContentFile } from '../content/content-file.ts';
import { toNumberTest } from '../content-check/records/number-test.ts';
import { isDraft, readMissingNumbers, toPathTest } from '../content-check/site.ts';
import { readBytes, type Changes } from './content-files.ts';
import type { Desk } from './desk.ts';
import type { SiteFileName } from '../../content-model/site-files.ts';
import { explain, toMessage } from './explain.ts';
import { toRowPlace } from './rows.ts';
import { pathsOf } from './typed-files.ts';

/** The site as it would be with what is typed, without a file being written. */
function withTyped(
  desk: Desk,
  typed: TypedEntry,
  changes: Changes,
): { site: Site; entry?: Entry | undefined } {
  const site = desk.getSite();
  const { collection, id } = typed;
  const contentOf = (path: string) => changes.get(path)?.toString();
  if (!isCollectionName(collection)) {
    const file = (name: SiteFileName) =>
      readContentFile(desk.root, `src/content/${name}.yaml`, contentOf(`${name}.yaml`));
    const [settingsFile, navigationFile] = [file('settings'), file('navigation')];
    const searchFile = file('search');
    const missingNumbers = readMissingNumbers(settingsFile);
    const isPath = toPathTest(site.folders, settingsFile);
    const isNumber = toNumberTest([...site.sources.values()], missingNumbers);
    return {
      site: {
        ...site,
        settingsFile,
        navigationFile,
        searchFile,
        missingNumbers,
        isPath,
        isNumber,
      },
    };
  }
  const old = site.entries.find((one) => one.collection === collection && one.id === id);
  const files = pathsOf(typed).flatMap(({ path, language }): EntryFile[] => {
    const earlier = old?.files.find((one) => one.language === language);
    // Another program may have written the file a moment ago.
    const content = contentOf(path) ?? readBytes(desk.contentFolder, path)?.toString();
    if (content === undefined || content === earlier?.file.source || !isLanguage(language))
      return earlier ? [earlier] : [];
    return [{ language, file: readContentFile(desk.root, join('src/content', path), content) }];
  });
  const source = files.find(({ language }) => language === defaultLanguage)?.file;
  if (!source) return { site };
  const entry: Entry = {
    collection,
    definition: getDefinition(collection),
    id,
    folder: join(desk.contentFolder, collection, id),
    isDraft: isDraft(source),
    source,
    files,
    translations: files.filter(({ file }) => file !== source),
  };
  return {
    entry,
    site: {
      ...site,
      entries: [...site.entries.filter((one) => one !== old), entry],
      sources: new Map(site.sources).set(`${collection}/${id}`, source),
    },
  };
}

/**
 * What the content check says of an entry with what is typed, in a language: of itself, and of what
 * it adds to the faults of the site as a whole, such as a number that another record has.
 */
export function checkTyped(
  desk: Desk,
  typed: TypedEntry,
  changes: Changes,
  language: Language,
): DeskMessage[] {
  const { site, entry } = withTyped(desk, typed, changes);
  const paths = pathsOf(typed).map(({ path }) => path);
  const files = paths.map((path) => join('src/content', path));
  const found = entry
    ? checkEntry(entry, site)
    : checkSite(site).filter(({ file }) => files.includes(file));
  const inBytes = paths.flatMap((path) => {
    const content = changes.get(path) ?? readBytes(desk.contentFolder, path);
    return content === undefined ? [] : checkBytes(join('src/content', path), Buffer.from(content));
  });
  const known = knownTogether(desk.getSite());
  const together = checkTogether(site)
    .filter((fault) => files.includes(fault.file) || !known.has(nameOf(fault)))
    .map((fault) => toOwnFault(fault, entry));
  return withoutConsequences([...found, ...inBytes, ...(entry ? together : [])])
    .concat(entry ? [] : together.filter(({ file }) => !files.includes(file)))
    .map((fault) => toPlacedMessage(fault, language, entry));
}

const knownTogether = memoize((site: Site) => new Set(checkTogether(site).map(nameOf)));

const nameOf = ({ file, field, message, values }: Fault) =>
  JSON.stringify([file, field, message, values]);

/** Of two records with one number, the one that is open is told, whichever is the older one. */
function toOwnFault(fault: Fault, entry: Entry | undefined): Fault {
  const source = entry?.source;
  return source && fault.message === 'numberUsedTwice' && fault.values?.['other'] === source.path
    ? {
        ...fault,
        file: source.path,
        line: source.lineOf(['number']),
        values: { ...fault.values, other: fault.file },
      }
    : fault;
}

/** A fault at its place in the form or the text. */
function toPlacedMessage(fault: Fault, language: Language, entry?: Entry): DeskMessage {
  const of = entry?.files.find(({ file }) => file.path === fault.file);
  const before = of && /^(\s*\n)?/.exec(of.file.text.source)?.[0].split('\n').length;
  if (of && (fault.field === 'text' || fault.field.startsWith('<'))) {
    const line = Math.max(1, fault.line - of.file.text.line - (before ?? 1) + 2);
    return {
      ...toMessage(fault, language),
      language: of.language,
      line,
      text: explain(fault, language).text,
    };
  }
  const field = entry ? toPlace(fault.field, entry, of?.language) : toPath(fault.field);
  if (field.length === 0) return { ...toMessage(fault, language), language: of?.language };
  return {
    ...toMessage(fault, language),
    language: of?.language,
    field,
    text: explain(fault, language).text,
  };
}

const toPath = (field: string) =>
  field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/** Where a field is in the form: words are grouped by language, lists of words by row. */
function toPlace(
  field: string,
  { collection, definition }: Entry,
  language: Language = defaultLanguage,
): (string | number)[] {
  const [name = '', ...rest] = toPath(field);
  const toPlace = (...inner: (string | number)[]) => toRowPlace(collection, [name, ...inner]);
  if (getFieldNames(collection).facts.includes(String(name))) return toPlace(...rest);
  if (!(name in definition.words)) return [];
  const [row, ...inner] = rest;
  return typeof row === 'number' ? toPlace(row, language, ...inner) : toPlace(language, ...rest);
}
