import type { MessageId } from '../../i18n/editing.ts';
import { componentAttributes, type ContentComponentName } from '../../collections/site/content-components.ts';
import {
  attributesOf,
  collectNodes,
  linkAttributes,
  parseText,
  TextError,
  type ComponentNode,
  type TextNode,
} from '../content/text-tree.ts';
import { checkAddresses, checkOrder, findUnsafeAddress } from './check-sense.ts';
import { explainText } from './explain-text.ts';
import { toFaults } from './explain.ts';
import { faultInText, type Fault } from './fault.ts';
import type { SourceFile } from './read.ts';

/**
 * Finds what a text may not contain: code, unknown components, wrong attributes, and
 * Markdown that a visual editor would silently damage.
 */
export function checkBody(file: SourceFile): Fault[] {
  let text: TextNode;
  try {
    text = parseText(file.body);
  } catch (error) {
    if (!(error instanceof TextError)) throw error;
    return [explainText(file, error)];
  }
  return collectNodes(text).flatMap((node) => checkNode(file, node));
}

function checkNode(file: SourceFile, node: TextNode): Fault[] {
  const line = file.bodyLine + (node.position?.start.line ?? 1) - 1;
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
    case 'text':
      // To the parser, a reference without its note and a box without text after it are plain text.
      if (/\[\^[^\]]+\]|^\[[ xX]\] /.test(node.value)) return refuse('notesInText');
      return checkWords(file, node);
    case 'code':
    case 'inlineCode':
      return checkWords(file, node);
    default:
      return [];
  }
}

function checkWords(file: SourceFile, { value, position }: TextNode & { value: string }): Fault[] {
  const unsafe = findUnsafeAddress(value);
  if (!unsafe) return [];
  const linesAbove = value.slice(0, unsafe.index).split('\n').length - 1;
  const line = file.bodyLine + (position?.start.line ?? 1) - 1 + linesAbove;
  return [faultInText(file, line, 'addressNotSafe', { address: unsafe.address })];
}

function checkComponent(file: SourceFile, node: ComponentNode, line: number): Fault[] {
  const { attributes } = node;
  const name = node.name ?? '';
  if (!Object.hasOwn(componentAttributes, name))
    return [faultInText(file, line, 'componentUnknown', { name, names: Object.keys(componentAttributes).join(', ') })];
  if (attributes.some((attribute) => attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string')) {
    return [faultInText(file, line, 'attributeNotText', { name })];
  }
  const given = attributesOf(node);
  const schema = componentAttributes[name as ContentComponentName];
  const result = schema.safeParse(given);
  const attributeFile: SourceFile = { ...file, data: given, lineOf: () => line };
  const faults = result.success ? checkOrder(attributeFile) : toFaults(attributeFile, schema, result.error.issues);
  return [...faults, ...checkAddresses(attributeFile, linkAttributes)].map((one) => ({ ...one, field: `<${name}> ${one.field}` }));
}
