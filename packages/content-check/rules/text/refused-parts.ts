import type { MessageId } from '@federation/i18n/editing';
import { componentNames, findComponent } from '@federation/content-model/components';
import {
  attributesOf,
  type ComponentNode,
  type TextNode,
} from '@federation/content-model/files/tree';
import { findDisorder } from '../fields/order.ts';
import { defineRule } from '../../rule/rule.ts';
import { toFaults } from '../fields/explain-issues.ts';
import { faultInText, type Fault } from '../../rule/fault.ts';
import type { ContentFile } from '@federation/content-model/files/content-file';

/**
 * Finds what a text may not contain: code, unknown components, wrong attributes, and Markdown that
 * a visual editor would silently damage.
 */
export const refusedParts = defineRule({
  of: 'file',
  says: [
    ...(['importInText', 'bracesInText', 'pictureInText', 'firstLevelHeading'] as const),
    ...(['notesInText', 'componentUnknown', 'attributeNotText'] as const),
  ],
  stage: 'text',
  check: ({ file }) => file.text.nodes.flatMap((node) => checkNode(file, node)),
});

function checkNode(file: ContentFile, node: TextNode): Fault[] {
  const line = file.text.lineOf(node);
  const refuse = (message: MessageId) => [faultInText(file, line, message)];
  switch (node.type) {
    case 'mdxjsEsm':
      return refuse('importInText');
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return refuse('bracesInText');
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return checkComponent(file, node, line);
    case 'image':
    case 'imageReference':
      return refuse('pictureInText');
    case 'heading':
      return node.depth === 1 ? refuse('firstLevelHeading') : [];
    case 'footnoteReference':
    case 'footnoteDefinition':
      return refuse('notesInText');
    case 'listItem':
      return typeof node.checked === 'boolean' ? refuse('notesInText') : [];
    default:
      return [];
  }
}

function checkComponent(file: ContentFile, node: ComponentNode, line: number): Fault[] {
  const { attributes } = node;
  const name = node.name ?? '';
  const definition = findComponent(name);
  if (!definition)
    return [
      faultInText(file, line, 'componentUnknown', { name, names: componentNames.join(', ') }),
    ];
  if (
    attributes.some(
      (attribute) => attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string',
    )
  ) {
    return [faultInText(file, line, 'attributeNotText', { name })];
  }
  const given = attributesOf(node);
  const result = definition.attributes.safeParse(given);
  const attributeFile: ContentFile = { ...file, data: given, lineOf: () => line };
  const faults = result.success
    ? findDisorder(attributeFile)
    : toFaults(attributeFile, definition.attributes, result.error.issues);
  return faults.map((one) => ({ ...one, field: `<${name}> ${one.field}` }));
}
