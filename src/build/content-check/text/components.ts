import {
  componentAttributes as known,
  documentComponents,
  fillableComponents,
  formComponents,
  homeComponents,
  parentsOf,
} from '../../../collections/site/content-components.ts';
import { childrenOf, isComponent, type ComponentNode, type TextNode } from '../../content/text-tree.ts';
import type { MessageId } from '../../../i18n/editing.ts';
import type { TextRule } from './text-rule.ts';

const includes = (names: readonly string[], name: string) => names.includes(name);

const nameOf = ({ name }: ComponentNode) => name ?? '';

/** Components that have nothing to show when nothing is in them. */
const containers = [
  ...['Hero', 'Columns', 'Column', 'Panel', 'Cards', 'Steps', 'Timeline', 'TimelineItem', 'Stats', 'Note', 'PositionOfLaw', 'Tabs', 'Tab'],
  ...['Fields', 'DataTable', 'ButtonLink'],
];

/** Finds components that are not where they belong: a card outside of cards, a tab outside of tabs. */
export const checkParents: TextRule = ({ tree, report }) => {
  const below = (node: TextNode, around: readonly string[]): ReturnType<TextRule> =>
    childrenOf(node).flatMap((child) => {
      if (!isComponent(child)) return below(child, around);
      const name = nameOf(child);
      const parent = Object.hasOwn(parentsOf, name) ? parentsOf[name] : undefined;
      const inner = below(child, [...around, name]);
      return parent === undefined || around.at(-1) === parent ? inner : [report(child, 'componentOutside', { name, parent }), ...inner];
    });
  return below(tree, []);
};

/** Finds components with nothing in them. */
export const checkContainers: TextRule = ({ nodes, definition, report }) =>
  nodes
    .filter(isComponent)
    .filter((node) => containers.includes(nameOf(node)) && !childrenOf(node).some(hasContent))
    // One that no file can show is reported as such.
    .filter((node) => !definition.documents || includes(documentComponents, nameOf(node)))
    .map((node) => report(node, 'componentEmpty', { name: nameOf(node) }));

const hasContent = (node: TextNode): boolean => node.type !== 'text' || node.value.trim() !== '';

/** Finds components that this kind of entry can’t show, and the second form of a page. */
export const checkPlaces: TextRule = ({ file, collection, definition, nodes, report }) => {
  const components = nodes.filter(isComponent);
  const { format } = (file.data ?? {}) as { format?: unknown };
  const [, second] = components.filter((node) => includes(formComponents, nameOf(node)));
  // The format is in the file of the default language; what is wrong there is told there.
  const isHome = format === 'home' || !file.path.endsWith('/en.mdx');
  const judge = (name: string): MessageId | undefined => {
    // Where files are made from the text, the check of documents says what they can show.
    if (definition.documents) return undefined;
    if (includes(fillableComponents, name)) return 'componentOnlyInFile';
    if (collection !== 'pages')
      return Object.hasOwn(known, name) && !includes(documentComponents, name) ? 'componentOnlyOnPage' : undefined;
    return includes(homeComponents, name) && !isHome ? 'componentOnlyOnHome' : undefined;
  };
  return [
    ...components.flatMap((node) => {
      const message = judge(nameOf(node));
      return message ? [report(node, message, { name: nameOf(node) })] : [];
    }),
    ...(second ? [report(second, 'secondForm', { name: nameOf(second) })] : []),
  ];
};
