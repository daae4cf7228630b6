import { findComponent, componentNames, getComponent } from '@federation/content-model/components';
import {
  childrenOf,
  isComponent,
  type ComponentNode,
  type TextNode,
} from '@federation/content-model/files/tree';
import { faultAt } from '../../rule/fault.ts';
import { defineRule } from '../../rule/rule.ts';

const hasContent = (node: TextNode) => node.type !== 'text' || node.value.trim() !== '';

/** The component that another one has to hold, as `Tabs` a `Tab`. */
const partOf = (name: string) => componentNames.find((one) => getComponent(one).inside === name);

/** Searches the nodes inside a node at any depth. */
const contains = (node: TextNode, isWanted: (one: TextNode) => boolean): boolean =>
  childrenOf(node).some((child) => isWanted(child) || contains(child, isWanted));

/** The content that a component that is not empty lacks, as it is written in a text. */
function findLack(node: ComponentNode): string | undefined {
  const { needs } = findComponent(node.name) ?? {};
  if (needs === 'list')
    return contains(node, (one) => one.type === 'list' && one.ordered === true)
      ? undefined
      : '1. …';
  if (needs === 'table')
    return contains(node, ({ type }) => type === 'table') ? undefined : '| … |';
  const part = partOf(node.name ?? '');
  const hasPart = childrenOf(node).some((one) => isComponent(one) && findComponent(one.name));
  return part === undefined || hasPart ? undefined : `<${part}>`;
}

/**
 * Finds components with nothing in them or without what they are for, such as steps without a list,
 * and words in a component that shows none.
 */
export const componentContents = defineRule({
  of: 'file',
  says: ['componentEmpty', 'componentPartMissing', 'componentTextLost'],
  stage: 'text',
  check: ({ file }, { definition }) =>
    file.text.nodes.filter(isComponent).flatMap((node) => {
      const component = findComponent(node.name);
      // Other rules report unknown components and those that no file can show.
      if (!component || (definition.documents && !component.document)) return [];
      const name = node.name ?? '';
      if (!childrenOf(node).some(hasContent))
        return component.text === 'required'
          ? [faultAt(file, node, 'componentEmpty', { name })]
          : [];
      if (component.text === undefined) return [faultAt(file, node, 'componentTextLost', { name })];
      const part = findLack(node);
      return part === undefined
        ? []
        : [faultAt(file, node, 'componentPartMissing', { name, part })];
    }),
});
