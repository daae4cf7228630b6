import { findComponent } from '@federation/content-model/components';
import type { ContentFile } from '@federation/content-model/files/content-file';
import { faultInText, type Fault } from '../../rule/fault.ts';
import { defineRule } from '../../rule/rule.ts';

/**
 * Something in a text besides its words: a heading of a level, a component with its attributes, or
 * a link with its target.
 */
interface Part {
  /** The text by which it is compared and shown in a message. */
  item: string;
  /** The name of the component, or the level of the headings; undefined for a link. */
  kind?: string;
  line: number;
}

function readParts(file: ContentFile): Part[] {
  const components = file.text.components.map(({ name, attributes, line }) => {
    const { links = [], words = [] } = findComponent(name) ?? {};
    const set = Object.entries(attributes).flatMap(([attribute, value]) => {
      if (links.includes(attribute)) return [];
      if (attribute === 'options') return [`${attribute} (${value.split('|').length})`];
      return [words.includes(attribute) ? attribute : `${attribute}="${value}"`];
    });
    return { item: `<${[name, ...set.sort()].join(' ')}>`, kind: name, line };
  });
  const links = file.text.links.map(({ target, line }) => ({ item: toItem(target), line }));
  return [...readHeadings(file), ...components, ...links];
}

function readHeadings({ text }: ContentFile): Part[] {
  const headings = text.nodes.filter((node) => node.type === 'heading');
  const byLevel = Map.groupBy(headings, ({ depth }) => '#'.repeat(depth));
  return [...byLevel].flatMap(([kind, all]) =>
    all.slice(-1).map((last) => ({
      item: `${kind} (${all.length})`,
      kind,
      line: text.lineOf(last),
    })),
  );
}

/** The subject of a mail and the heading of a page are in the language of the text. */
const toItem = (target: string) =>
  target
    .replace(/^(mailto:[^?]*)\?.*/, '$1')
    .replace(/#(?=.*(?:[^\u0020-\u007e]|%[89a-f])).*/i, '#…');

/** Ignores the names of headings in links, which are in the language of the page. */
function isSame(one: Part, other: Part): boolean {
  const [[path, part], [otherPath, otherPart]] = [one.item.split('#'), other.item.split('#')];
  const isHeading =
    part !== undefined && otherPart !== undefined && [part, otherPart].includes('…');
  const isLink = one.kind === undefined && other.kind === undefined;
  return one.item === other.item || (isLink && isHeading && path === otherPath);
}

/** The difference of two lists, in which each part counts as often as it occurs. */
function without(list: readonly Part[], other: readonly Part[]): Part[] {
  const left = [...other];
  return list.filter((part) => {
    const index = left.findIndex((one) => isSame(part, one));
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

/**
 * Finds headings, components, tabs and links that a translation lacks, has besides its original, or sets in
 * another way.
 */
function compareParts(source: ContentFile, translation: ContentFile): Fault[] {
  const [original, translated] = [readParts(source), readParts(translation)];
  const missing = without(original, translated);
  const report = (line: number, here = '–', there = '–') =>
    faultInText(translation, line, 'partsDiffer', { here, there });
  const added = without(translated, original).map(({ item, kind, line }) => {
    const index = missing.findIndex((one) => one.kind === kind);
    const [there] = index < 0 ? [] : missing.splice(index, 1);
    return report(line, item, there?.item);
  });
  return [...added, ...missing.map(({ item }) => report(translation.text.line, undefined, item))];
}

export const differentParts = defineRule({
  of: 'translation',
  says: ['partsDiffer'],
  stage: 'languages',
  check: ({ file }, { source }) => compareParts(source, file),
});
