import { basename, dirname, join } from 'node:path';
import type { DeskIssue, EntryLocation, EditedEntry } from '../protocol/desk.ts';
import { memoize } from '@federation/base/memoize';
import { getFieldNames } from '@federation/content-model/collections/field-names';
import { editingTexts } from '@federation/i18n/editing';
import { fill } from '@federation/i18n/fill';
import { defaultLanguage, type Language } from '@federation/i18n/languages';
import {
  checkBytes,
  checkEntry,
  checkWholeContent,
  checkAcrossEntries,
} from '@federation/content-check/check/run-rules';
import { withoutConsequences } from '@federation/content-check/check/consequences';
import type { CheckedEntry, CheckedContent } from '@federation/content-check/rule/checked-content';
import type { Fault } from '@federation/content-check/rule/fault';
import { findUnusedFiles } from '@federation/content-check/rule/unused-files';
import { readBytes, type Changes } from './content-files.ts';
import type { Desk } from './desk.ts';
import { explain, issueKey, toDeskIssue, toSlashes } from './explain.ts';
import { toRowPath } from './rows.ts';
import { pathsOf } from './edited-files.ts';
import { withEdits } from './with-edits.ts';

/**
 * Checks an entry with its unsaved changes. Reports its own issues, and those that it adds to the
 * rest of the content, such as a number that another entry has.
 */
export function checkEdited(
  desk: Desk,
  edited: EditedEntry,
  changes: Changes,
  language: Language,
): DeskIssue[] {
  const { content, entry } = withEdits(desk, edited, changes);
  const paths = pathsOf(edited).map(({ path }) => path);
  const files = paths.map((path) => join('src/content', path));
  const found = entry
    ? checkEntry(entry, content)
    : checkWholeContent(content).filter(({ file }) => files.includes(file));
  const inBytes = paths.flatMap((path) => {
    const content = changes.get(path) ?? readBytes(desk.contentFolder, path);
    return content === undefined ? [] : checkBytes(join('src/content', path), Buffer.from(content));
  });
  const known = knownTogether(desk.getContent());
  const together = checkAcrossEntries(content).filter(
    (fault) =>
      files.includes(fault.file) || isOfFolder(fault, edited) || !known.has(issueKey(fault)),
  );
  return withoutConsequences([...found, ...inBytes, ...(entry ? together : [])])
    .concat(entry ? [] : together.filter(({ file }) => !files.includes(file)))
    .map((fault) => toFormIssue(fault, language, entry))
    .concat(findUnused(desk, edited, changes).map((path) => toUnusedIssue(path, language)));
}

/** The files beside an entry that none of its fields would refer to: they go when it is saved. */
export function findUnused(desk: Desk, edited: EditedEntry, changes: Changes): string[] {
  const { entry } = withEdits(desk, edited, changes);
  return entry
    ? findUnusedFiles(entry).map((name) => `${edited.collection}/${edited.id}/${name}`)
    : [];
}

const toUnusedIssue = (path: string, language: Language): DeskIssue => ({
  grade: 'review',
  file: `src/content/${path}`,
  field: [],
  text: fill(editingTexts[language].desk.dropped, { name: basename(path) }),
});

/** True for a fault in the folder of an entry. */
const isOfFolder = ({ file }: Fault, { collection, id }: EntryLocation) =>
  [toSlashes(file), dirname(toSlashes(file))].includes(`src/content/${collection}/${id}`);

const knownTogether = memoize(
  (content: CheckedContent) => new Set(checkAcrossEntries(content).map(issueKey)),
);

/** A fault at its place in the form or the text. */
function toFormIssue(fault: Fault, language: Language, entry?: CheckedEntry): DeskIssue {
  const of = entry?.files.find(({ file }) => file.path === fault.file);
  const before = of && /^(\s*\n)?/.exec(of.file.text.source)?.[0].split('\n').length;
  const message = { ...toDeskIssue(fault, language), language: of?.language };
  const { text } = explain(fault, language);
  if (of && (fault.field === 'text' || fault.field.startsWith('<'))) {
    const line = Math.max(1, fault.line - of.file.text.line - (before ?? 1) + 2);
    return { ...message, line, text };
  }
  const field = entry ? toFormPath(fault.field, entry, of?.language) : toPath(fault.field);
  return field.length === 0 ? message : { ...message, field, text };
}

const toPath = (field: string) =>
  field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/** The path in the form: words are grouped by language, lists of words by row. */
function toFormPath(
  field: string,
  { collection, definition }: CheckedEntry,
  language: Language = defaultLanguage,
): (string | number)[] {
  const [name = '', ...rest] = toPath(field);
  const toFormPath = (...inner: (string | number)[]) => toRowPath(collection, [name, ...inner]);
  if (getFieldNames(collection).facts.includes(String(name))) return toFormPath(...rest);
  if (!(name in definition.words)) return [];
  const [row, ...inner] = rest;
  return typeof row === 'number'
    ? toFormPath(row, language, ...inner)
    : toFormPath(language, ...rest);
}
