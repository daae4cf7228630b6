import type { CollectionName } from '@federation/content-model/collections';
import { findComponent } from '@federation/content-model/components';
import {
  childrenOf,
  isComponent,
  type ComponentNode,
  type TextNode,
} from '@federation/content-model/files/tree';
import { faultAt, type Fault } from '../../rule/fault.ts';
import { defineRule } from '../../rule/rule.ts';
import { sourceFileName } from '@federation/i18n/languages';

const nameOf = ({ name }: ComponentNode) => name ?? '';

/**
 * Finds components that are not where they belong: a card outside of cards, a tab outside of tabs.
 */
export const parents = defineRule({
  of: 'file',
  says: ['componentOutside'],
  stage: 'text',
  check: ({ file }) => {
    const below = (node: TextNode, around: readonly string[]): Fault[] =>
      childrenOf(node).flatMap((child) => {
        if (!isComponent(child)) return below(child, around);
        const name = nameOf(child);
        const parent = findComponent(name)?.inside;
        const inner = below(child, [...around, name]);
        return parent === undefined || around.at(-1) === parent
          ? inner
          : [faultAt(file, child, 'componentOutside', { name, parent }), ...inner];
      });
    return below(file.text.tree, []);
  },
});

/** The reason that an entry without generated files can’t show a component, if there is one. */
export function judgePlace(
  name: string,
  collection: CollectionName,
  isHome: boolean,
): 'componentOnlyInFile' | 'componentOnlyOnPage' | 'componentOnlyOnHome' | undefined {
  const component = findComponent(name);
  if (component?.onlyIn === 'fillable') return 'componentOnlyInFile';
  if (collection !== 'pages')
    return component && !component.document ? 'componentOnlyOnPage' : undefined;
  return component?.onlyIn === 'home' && !isHome ? 'componentOnlyOnHome' : undefined;
}

/** Finds components that this kind of entry can’t show, and the second form of a page. */
export const places = defineRule({
  of: 'file',
  says: ['componentOnlyInFile', 'componentOnlyOnPage', 'componentOnlyOnHome', 'secondForm'],
  stage: 'text',
  check: ({ file }, { collection, definition }) => {
    const components = file.text.nodes.filter(isComponent);
    const { format } = file.data;
    const [, second] = components.filter((node) => findComponent(nameOf(node))?.sendsTo);
    // The format is in the file of the default language, where its faults are reported.
    const isHome = format === 'home' || !file.path.endsWith(`/${sourceFileName}`);
    // For texts from which files are made, the rule `documentText` reports what they can’t show.
    const judged = definition.documents ? [] : components;
    return [
      ...judged.flatMap((node) => {
        const message = judgePlace(nameOf(node), collection, isHome);
        return message ? [faultAt(file, node, message, { name: nameOf(node) })] : [];
      }),
      ...(second ? [faultAt(file, second, 'secondForm', { name: nameOf(second) })] : []),
    ];
  },
});
