import { findComponents, findLinks, TextError } from '../content/text-tree.ts';
import { faultInText, type Fault } from './fault.ts';
import type { SourceFile } from './read.ts';

/** Attributes that are translated, so that only their presence can be compared. */
const words = ['title', 'label', 'moreLabel', 'value', 'hint'];

/** What a text has besides its words: components with what they are set to, and where its links lead. */
function readFrame(file: SourceFile): string[] {
  try {
    const components = findComponents(file.body).map(({ name, attributes }) => {
      const set = Object.entries(attributes).map(([attribute, value]) => {
        if (words.includes(attribute)) return attribute;
        return attribute === 'options' ? `${attribute} (${value.split('|').length})` : `${attribute}="${value}"`;
      });
      return `<${[name, ...set.sort()].join(' ')}>`;
    });
    return [...components, ...findLinks(file.body).map((target) => target.replace(/^(mailto:[^?]*)\?.*/, '$1'))];
  } catch (error) {
    // That it can’t be read is told by the check of the text.
    if (error instanceof TextError) return [];
    throw error;
  }
}

/** What is in a list and not in another, each as often as it is there more often. */
function without(list: readonly string[], other: readonly string[]): string[] {
  const left = [...other];
  return list.filter((item) => {
    const index = left.indexOf(item);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

/** Points out components and links that a translation lacks, or has and its original has not. */
export function compareFrames(source: SourceFile, translation: SourceFile): Fault[] {
  const [original, translated] = [readFrame(source), readFrame(translation)];
  return [
    ...without(original, translated).map((item) => faultInText(translation, translation.bodyLine, 'partMissing', { part: item })),
    ...without(translated, original).map((item) => faultInText(translation, translation.bodyLine, 'partAdded', { part: item })),
  ];
}
