import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { PhraseId } from '../../i18n/editing.ts';
import { writeFileAtomic } from '../file-cache.ts';
import { findHiddenCharacters, removeHiddenCharacters, toCodePoint } from './characters.ts';
import { detectEncoding, findFirstBadLine, findGarbled, type Encoding } from './encoding.ts';
import type { Fault } from './fault.ts';

const encodingNames: Readonly<Record<Exclude<Encoding, 'utf-8'>, PhraseId>> = {
  'utf-16': 'encoding.utf16',
  'windows-1252': 'encoding.windows1252',
  'latin-1': 'encoding.latin1',
};

/** How many faults of one kind a file is told of: the last says how many there are. */
const mostOfAKind = 5;

/** The files of words and fields below a folder. */
export function listTextFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(mdx|ya?ml)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Checks the bytes and the characters of a file that staff edit: nothing that can’t be read or can’t be seen. */
export function checkBytes(root: string, path: string): Fault[] {
  const bytes = readFileSync(path);
  const file = relative(root, path);
  const encoding = detectEncoding(bytes);
  if (encoding !== 'utf-8')
    return [
      { file, line: findFirstBadLine(bytes), field: 'file', message: 'notUtf8', values: { encoding: { phrase: encodingNames[encoding] } } },
    ];
  return checkCharacters(file, bytes.toString('utf8'));
}

/** Checks the characters of a text, fields and all. */
function checkCharacters(file: string, text: string): Fault[] {
  const at = (index: number) => toPlace(text, index);
  const conflicts = findConflicts(text).map(({ index, mark }): Fault => ({
    file,
    ...at(index),
    message: 'conflictMark',
    values: { mark },
  }));
  const garbled = findGarbled(text).map(({ index, given, meant }): Fault => ({
    file,
    ...at(index),
    message: 'encodedTwice',
    values: { given: shorten(given), meant: shorten(meant) },
  }));
  const hidden = findHiddenCharacters(text).map(({ index, character, name, replacement }): Fault => {
    const values = { name: { phrase: name }, code: toCodePoint(character), before: wordsBefore(text, index) };
    return { file, ...at(index), message: replacement === undefined ? 'harmfulCharacter' : 'hiddenCharacter', values };
  });
  return [...conflicts, ...garbled.slice(0, mostOfAKind), ...hidden.slice(0, mostOfAKind)];
}

/**
 * Removes from a file what nobody sees and nobody misses. A file in another encoding than UTF-8 is left alone.
 *
 * @returns whether there was anything
 */
export function fixBytes(path: string): boolean {
  const bytes = readFileSync(path);
  if (detectEncoding(bytes) !== 'utf-8') return false;
  const text = bytes.toString('utf8');
  const fixed = removeHiddenCharacters(text);
  if (fixed === text) return false;
  writeFileAtomic(path, fixed);
  return true;
}

/** The marks that Git leaves where two people have changed the same lines; the lines of one conflict count once. */
function findConflicts(text: string): { index: number; mark: string }[] {
  const begun = [...text.matchAll(/^<{7}(?= |\r?$)/gm)];
  const marks = begun.length > 0 ? begun : [...text.matchAll(/^>{7}(?= |\r?$)/gm)];
  return marks.map(({ 0: mark, index }) => ({ index, mark }));
}

/** The line of a character and the field that it is in. */
function toPlace(text: string, index: number): { line: number; field: string } {
  const lines = text.slice(0, index).split('\n');
  const closing = /^(?:\uFEFF?|\s*\n)---\r?\n[\s\S]*?\n---/.exec(text)?.[0].length;
  const inFields = closing === undefined || index < closing;
  const current = (lines.at(-1) ?? '') + (text.slice(index).split('\n')[0] ?? '');
  const named = [...lines.slice(0, -1), current].findLast((line) => /^[A-Za-z]\w*:/.test(line));
  return { line: lines.length, field: inFields ? (named?.split(':')[0] ?? 'fields') : 'text' };
}

/** The last letters before a character, by which a person finds it. */
function wordsBefore(text: string, index: number): string {
  const line = text.slice(text.lastIndexOf('\n', index - 1) + 1, index);
  return removeHiddenCharacters(line).trim().slice(-16).trim();
}

const shorten = (words: string) => (words.length > 24 ? `${words.slice(0, 23)}…` : words);
