import type { AnyDefinition } from '../../collections/index.ts';
import { childrenOf, isComponent, attributesOf, parseText, TextError, wordAttributes, type TextNode } from '../content/text-tree.ts';
import type { SourceFile } from './read.ts';

/** Words that belong together: a paragraph, a heading, a cell of a table, a field. */
export interface Passage {
  words: string;
  /** The line of the file on which it begins, from 1. */
  line: number;
  field: string;
}

/** The passages of the text of a file. Code and what is quoted in a paragraph of its own are left out. */
export function collectBodyPassages(file: SourceFile): Passage[] {
  let text: TextNode;
  try {
    text = parseText(file.body);
  } catch (error) {
    // That it can’t be read is told by the check of the text.
    if (error instanceof TextError) return [];
    throw error;
  }
  return collectBelow(text).map(({ words, line, field }) => ({ words, line: file.bodyLine + line - 1, field }));
}

function collectBelow(node: TextNode): Passage[] {
  const line = node.position?.start.line ?? 1;
  const attributes = isComponent(node)
    ? Object.entries(attributesOf(node)).flatMap(([name, words]) =>
        wordAttributes.includes(name) ? words.split('|').map((part) => ({ words: part, line, field: `<${node.name ?? ''}> ${name}` })) : [],
      )
    : [];
  if (node.type === 'blockquote') return [];
  if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell')
    return [{ words: toWords(node), line, field: 'text' }, ...collectComponents(node)];
  return [...attributes, ...childrenOf(node).flatMap(collectBelow)];
}

/** Components inside a sentence have attributes with words too. */
function collectComponents(node: TextNode): Passage[] {
  return childrenOf(node).flatMap((child) => [
    ...(isComponent(child) ? collectBelow({ ...child, children: [] }) : []),
    ...collectComponents(child),
  ]);
}

function toWords(node: TextNode): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'break') return '\n';
  if (node.type === 'inlineCode') return '`';
  return childrenOf(node).map(toWords).join('');
}

/** The passages of the fields of a file: every text below one of `fields`, each paragraph on its own. */
export function collectFieldPassages(file: SourceFile, fields: readonly string[]): Passage[] {
  const data = (file.data ?? {}) as Record<string, unknown>;
  return fields.flatMap((field) => collectTexts(file, data[field], [field]));
}

/** The passages of a file of an entry: its text and its fields of words, but for the words that people search for. */
export function collectEntryPassages(file: SourceFile, { words }: Pick<AnyDefinition, 'words'>): Passage[] {
  const fields = Object.keys(words).filter((field) => field !== 'keywords');
  return [...collectFieldPassages(file, fields), ...collectBodyPassages(file)];
}

/** The passages in one language of a file of settings, where each text is in every language. */
export function collectLocalizedPassages(file: SourceFile, language: string): Passage[] {
  return collectTexts(file, file.data, []).filter(({ field }) => field.split('.').at(-1) === language);
}

function collectTexts(file: SourceFile, value: unknown, path: PropertyKey[]): Passage[] {
  if (typeof value === 'string') return value.split(/\n{2,}/).map((words) => ({ words, line: file.lineOf(path), field: path.join('.') }));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => collectTexts(file, item, [...path, key]));
}
