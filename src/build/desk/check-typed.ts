import { join } from 'node:path';
import type { DeskMessage, TypedEntry } from '../../core/desk.ts';
import { getDefinition, isCollectionName } from '../../content-model/collections.ts';
import { getFieldNames } from '../../content-model/field-names.ts';
import { defaultLanguage, isLanguage, type Language } from '../../i18n/languages.ts';
import { checkBytes, checkEntry, checkSite } from '../content-check/ask.ts';
import { withoutConsequences } from '../content-check/consequences.ts';
import type { Entry, EntryFile, Site } from '../content-check/context.ts';
import type { Fault } from '../content-check/fault.ts';
import { gradeOf } from '../content-check/grades.ts';
import { readContentFile } from '../content/content-file.ts';
import { toNumberTest } from '../content-check/records/number-test.ts';
import { isDraft, readMissingNumbers, toPathTest } from '../content-check/site.ts';
import type { Changes } from './content-files.ts';
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
    const content = contentOf(path);
    if (content === undefined || !isLanguage(language)) return earlier ? [earlier] : [];
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

/** What the content check says of an entry with what is typed, in a language. */
export function checkTyped(
  desk: Desk,
  typed: TypedEntry,
  changes: Changes,
  language: Language,
): DeskMessage[] {
  const { site, entry } = withTyped(desk, typed, changes);
  const paths = pathsOf(typed).map(({ path }) => join('src/content', path));
  const found = entry
    ? checkEntry(entry, site)
    : checkSite(site).filter(({ file }) => paths.includes(file));
  const written = [...changes].flatMap(([path, content]) =>
    content === undefined ? [] : checkBytes(join('src/content', path), Buffer.from(content)),
  );
  return withoutConsequences([...found, ...written]).map((fault) =>
    toPlacedMessage(fault, language, entry),
  );
}

/**
 * The faults of the site as a whole that what is typed would add, such as a second page of the same
 * title.
 */
export function checkAround(
  desk: Desk,
  typed: TypedEntry,
  changes: Changes,
  language: Language,
): DeskMessage[] {
  const known = new Set(checkSite(desk.getSite()).map(nameOf));
  return checkSite(withTyped(desk, typed, changes).site)
    .filter((fault) => gradeOf(fault.message) === 'stop' && !known.has(nameOf(fault)))
    .map((fault) => toMessage(fault, language));
}

const nameOf = ({ file, field, message, values }: Fault) =>
  JSON.stringify([file, field, message, values]);

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
