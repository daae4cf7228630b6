import { findComponent } from '../../../content-model/components.ts';
import type { Fault } from '../fault.ts';
import type { ContentFile } from '../../content/content-file.ts';
import { defineRule } from '../rule.ts';

/** What a text has besides its words: a component with what it is set to, or where a link leads. */
interface Part {
  /** How it is shown in a message, and compared. */
  item: string;
  /** The name of the component; undefined for a link. */
  component?: string;
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
    return {
      item: `<${[name, ...set.sort()].join(' ')}>`,
      component: name,
      line,
    };
  });
  // The subject of a mail is in the language of the text.
  const links = file.text.links.map(({ target, line }) => ({
    item: target.replace(/^(mailto:[^?]*)\?.*/, '$1'),
    line,
  }));
  return [...components, ...links];
}

/** Whether two parts are the same. A link to a heading names it in the language of the page. */
function isSame(one: Part, other: Part): boolean {
  if (one.item === other.item) return true;
  const [[path, part], [otherPath, otherPart]] = [one.item.split('#'), other.item.split('#')];
  const isHeading = [part, otherPart].some(
    (id) => id !== undefined && /[^\u0020-\u007e]|%[89a-f]/i.test(id),
  );
  return (
    !one.component &&
    !other.component &&
    path === otherPath &&
    part !== undefined &&
    otherPart !== undefined &&
    isHeading
  );
}

/** What is in a list and not in another, each as often as it is there more often. */
function without(list: readonly Part[], other: readonly Part[]): Part[] {
  const left = [...other];
  return list.filter((part) => {
    const index = left.findIndex((one) => isSame(part, one));
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

/**
 * Finds components, tabs and links that a translation lacks, has besides its original, or sets in
 * another way.
 */
function compareFrames(source: ContentFile, translation: ContentFile): Fault[] {
  const [original, translated] = [readParts(source), readParts(translation)];
  const missing = without(original, translated);
  const added = without(translated, original);
  const report = (line: number, fault: Pick<Fault, 'message' | 'values'>): Fault => ({
    file: translation.path,
    line,
    field: 'text',
    ...fault,
  });
  const changed = added.map((here) => {
    const index = missing.findIndex(({ component }) => component === here.component);
    const [there] = index < 0 ? [] : missing.splice(index, 1);
    return there
      ? report(here.line, {
          message: 'partsDiffer',
          values: { here: here.item, there: there.item },
        })
      : report(here.line, { message: 'partOnlyHere', values: { item: here.item } });
  });
  return [
    ...changed,
    ...missing.map(({ item }) =>
      report(translation.text.line, { message: 'partMissingHere', values: { item } }),
    ),
  ];
}

export const differentParts = defineRule({
  of: 'translation',
  says: ['partsDiffer', 'partOnlyHere', 'partMissingHere'],
  grade: 'stop',
  check: ({ file }, { source }) => compareFrames(source, file),
});
