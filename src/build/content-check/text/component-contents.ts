import { findComponent, componentNames, getComponent } from '../../../content-model/components.ts';
import { childrenOf, isComponent, type ComponentNode, type TextNode } from '../../content/tree.ts';
import type { Fault } from '../fault.ts';
import { defineRule } from '../rule.ts';

const hasContent = (node: TextNode) => node.type !== 'text' || node.value.trim() !== '';

/** The component that another one has to hold, as `Tabs` a `Tab`. */
const partOf = (name: string) => componentNames.find((one) => getComponent(one).inside === name);

/** Whether a node or something in it is of a kind. */
const contains = (node: TextNode, isWanted: (one: TextNode) => boolean): boolean =>
  childrenOf(node).some((child) => isWanted(child) || contains(child, isWanted));

type Report = (
  message:
    'componentPartMissing' | 'componentListMissing' | 'componentTableMissing' | 'componentTextLost',
  part?: string,
) => Fault;

function judge(node: ComponentNode, report: Report): Fault[] {
  const { text, needs } = findComponent(node.name) ?? {};
  const isFilled = childrenOf(node).some(hasContent);
  if (text === undefined) return isFilled ? [report('componentTextLost')] : [];
  // One that is empty is told as such.
  if (!isFilled) return [];
  if (needs === 'list' && !contains(node, (one) => one.type === 'list' && one.ordered === true))
    return [report('componentListMissing')];
  if (needs === 'table' && !contains(node, ({ type }) => type === 'table'))
    return [report('componentTableMissing')];
  const part = partOf(node.name ?? '');
  return part && !childrenOf(node).some((one) => isComponent(one) && findComponent(one.name))
    ? [report('componentPartMissing', part)]
    : [];
}

/**
 * Finds components that do not have what they are for: steps without a list, tabs without a tab,
 * and words in a component that shows none.
 */
export const componentContents = defineRule({
  of: 'text',
  says: [
    'componentPartMissing',
    'componentListMissing',
    'componentTableMissing',
    'componentTextLost',
  ],
  grade: 'stop',
  check: ({ nodes, report }) =>
    nodes
      .filter(isComponent)
      .filter(({ name }) => findComponent(name))
      .flatMap((node) =>
        judge(node, (message, part = '') =>
          report(node, message, { name: node.name ?? '', ...(part && { part }) }),
        ),
      ),
});
