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
import { toFaults } from './explain.ts';
import type { AnyFault as Fault } from './fault.ts';
import type { PathTest } from './check-links.ts';
import type { SourceFile } from './read.ts';

type Report = (problem: string, expected: string) => Fault;

/**
 * Finds what a text may not contain: code, unknown components, wrong attributes, links that lead
 * nowhere, and Markdown that a visual editor would silently damage.
 */
export function checkBody(file: SourceFile, isPath: PathTest): Fault[] {
  let text: TextNode;
  try {
    text = parseText(file.body);
  } catch (error) {
    if (!(error instanceof TextError)) throw error;
    const report = createReport(file, error.line);
    return [report(error.message, 'Each <Component> is closed by </Component>, and < is written &lt; in plain text.')];
  }
  return collectNodes(text).flatMap((node) => checkNode(file, node, isPath));
}

/** Reports faults of one line of a text, as the line of the file. */
const createReport =
  (file: SourceFile, line = 1): Report =>
  (problem, expected) => ({ file: file.path, line: file.bodyLine + line - 1, field: 'text', problem, expected });

function checkNode(file: SourceFile, node: TextNode, isPath: PathTest): Fault[] {
  const report = createReport(file, node.position?.start.line);
  const line = file.bodyLine + (node.position?.start.line ?? 1) - 1;
  switch (node.type) {
    case 'mdxjsEsm':
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return [
        report(
          'a text can’t contain import, export or {expression}',
          'Words, Markdown and the components of docs/editors/en/components.md. Write &#123; for a brace.',
        ),
      ];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return checkComponent(file, node, line, report, isPath);
    case 'link':
      // An address that was turned into a link automatically is checked as text.
      return node.children.some((child) => child.type === 'text' && child.value === node.url && findUnsafeAddress(child.value))
        ? []
        : checkTarget(file, line, node.url, isPath);
    case 'definition':
      return checkTarget(file, line, node.url, isPath);
    case 'image':
    case 'imageReference':
      return [report('a picture can’t be placed with ![…]', 'Name the picture in a field of the entry.')];
    case 'heading':
      return node.depth === 1 ? [report('a first-level heading is only for the title', 'Begin with ## in a text.')] : [];
    case 'footnoteReference':
    case 'footnoteDefinition':
      return [refuseNotes(report)];
    case 'listItem':
      return typeof node.checked === 'boolean' ? [refuseNotes(report)] : [];
    case 'text':
      // To the parser, a reference without its note and a box without text after it are plain text.
      if (/\[\^[^\]]+\]|^\[[ xX]\] /.test(node.value)) return [refuseNotes(report)];
      return checkWords(file, node);
    case 'code':
    case 'inlineCode':
      return checkWords(file, node);
    default:
      return [];
  }
}

const refuseNotes = (report: Report) =>
  report('footnotes and task lists are not supported', 'Write the note into the sentence, or use a list.');

function checkWords(file: SourceFile, { value, position }: TextNode & { value: string }): Fault[] {
  const unsafe = findUnsafeAddress(value);
  if (!unsafe) return [];
  const linesAbove = value.slice(0, unsafe.index).split('\n').length - 1;
  return [createReport(file, (position?.start.line ?? 1) + linesAbove)(unsafe.problem, unsafe.expected)];
}

function checkComponent(file: SourceFile, node: ComponentNode, line: number, report: Report, isPath: PathTest): Fault[] {
  const { attributes } = node;
  const name = node.name ?? '';
  if (!Object.hasOwn(componentAttributes, name))
    return [report(`there is no component <${name}>`, `One of: ${Object.keys(componentAttributes).join(', ')}.`)];
  if (attributes.some((attribute) => attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string')) {
    return [report(`an attribute of <${name}> is not text in quotes`, `<${name} attribute="text">`)];
  }
  const given = attributesOf(node);
  const schema = componentAttributes[name as ContentComponentName];
  const result = schema.safeParse(given);
  const attributeFile: SourceFile = { ...file, data: given, lineOf: () => line };
  const faults = result.success ? checkOrder(attributeFile) : toFaults(attributeFile, schema, result.error.issues);
  return [
    ...[...faults, ...checkAddresses(attributeFile, linkAttributes)].map((one) => ({ ...one, field: `<${name}> ${one.field}` })),
    ...linkAttributes.flatMap((attribute) => (given[attribute] === undefined ? [] : checkTarget(file, line, given[attribute], isPath))),
  ];
}

function checkTarget(file: SourceFile, line: number, target: string, isPath: PathTest): Fault[] {
  if (/^(https:|mailto:|tel:|#)/.test(target)) return [];
  const path = target.replace(/[?#].*$/, '');
  if (path.startsWith('/') && isPath(path)) return [];
  return [{ file: file.path, line, field: 'text', message: 'linkLeadsNowhere', values: { target } }];
}
