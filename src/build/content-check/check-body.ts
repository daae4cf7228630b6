import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { componentAttributes, type ContentComponentName } from '../../collections/site/content-components.ts';
import { checkOrder } from './check-sense.ts';
import { toFaults, type Fault } from './explain.ts';
import type { SourceFile } from './read.ts';

interface Node {
  type: string;
  name?: string | null;
  url?: string;
  value?: string;
  depth?: number;
  attributes?: { type: string; name?: string; value?: unknown }[];
  children?: Node[];
  position?: { start: { line: number } };
}

const parser = unified().use(remarkParse).use(remarkMdx);
const linkAttributes = new Set(['href', 'more']);

/**
 * Finds what a text may not hold: code, unknown components, wrong attributes, links that lead
 * nowhere, and the marks that an editor for MDX would silently damage.
 *
 * @param isPath tells whether a path of this site has a page
 */
export function checkBody(file: SourceFile, isPath: (path: string) => boolean): Fault[] {
  let tree: Node;
  try {
    tree = parser.parse(file.body) as Node;
  } catch (error) {
    const { reason = String(error) } = error as { reason?: string };
    // The parser tells places as line:column of the text, which begins further down in the file.
    const line = Number(/\((\d+):\d+/.exec(reason)?.[1] ?? (error as { line?: number }).line ?? 1);
    return [
      {
        file: file.path,
        line: file.bodyLine + line - 1,
        field: 'text',
        problem: reason.replace(/ \(\d+:\d+(-\d+:\d+)?\)/g, ''),
        expected: 'Each <Component> is closed by </Component>, and < is written &lt; in plain text.',
      },
    ];
  }
  return collect(tree).flatMap((node) => checkNode(file, node, isPath));
}

function collect(node: Node): Node[] {
  return [node, ...(node.children ?? []).flatMap(collect)];
}

function checkNode(file: SourceFile, node: Node, isPath: (path: string) => boolean): Fault[] {
  const fault = (problem: string, expected: string): Fault => ({
    file: file.path,
    line: file.bodyLine + (node.position?.start.line ?? 1) - 1,
    field: 'text',
    problem,
    expected,
  });
  switch (node.type) {
    case 'mdxjsEsm':
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return [
        fault(
          'a text holds no import, export or {expression}',
          'Words, Markdown and the components of docs/editors/components.md. Write &#123; for a brace.',
        ),
      ];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return checkComponent(file, node, fault, isPath);
    case 'link':
    case 'definition':
      return checkTarget(node.url ?? '', fault, isPath);
    case 'image':
    case 'imageReference':
      return [fault('a picture is not placed with ![…]', 'Name the picture in a field of the entry.')];
    case 'heading':
      return node.depth === 1 ? [fault('a heading of the first level stands only in the title', 'Begin with ## in a text.')] : [];
    case 'text':
      return /\[\^[^\]]+\]|^\[[ xX]\] /.test(node.value ?? '')
        ? [fault('footnotes and task lists are not supported', 'Write the note into the sentence, or use a list.')]
        : [];
    default:
      return [];
  }
}

function checkComponent(
  file: SourceFile,
  node: Node,
  fault: (problem: string, expected: string) => Fault,
  isPath: (path: string) => boolean,
): Fault[] {
  const name = node.name ?? '';
  if (!Object.hasOwn(componentAttributes, name))
    return [fault(`there is no component <${name}>`, `One of: ${Object.keys(componentAttributes).join(', ')}.`)];
  const attributes = node.attributes ?? [];
  if (attributes.some(({ type, value }) => type !== 'mdxJsxAttribute' || typeof value !== 'string')) {
    return [fault(`an attribute of <${name}> is not text in quotes`, `<${name} attribute="text">`)];
  }
  const given = Object.fromEntries(attributes.map((attribute) => [attribute.name, attribute.value]));
  const schema = componentAttributes[name as ContentComponentName];
  const result = schema.safeParse(given);
  const line = file.bodyLine + (node.position?.start.line ?? 1) - 1;
  const attributeFile: SourceFile = { ...file, data: given, lineOf: () => line };
  const faults = result.success ? checkOrder(attributeFile) : toFaults(attributeFile, schema, result.error.issues);
  const links = attributes.filter((attribute) => linkAttributes.has(attribute.name ?? ''));
  return [
    ...faults.map((one) => ({ ...one, field: `<${name}> ${one.field}` })),
    ...links.flatMap((attribute) => checkTarget(String(attribute.value), fault, isPath)),
  ];
}

function checkTarget(target: string, fault: (problem: string, expected: string) => Fault, isPath: (path: string) => boolean): Fault[] {
  if (/^(https:|mailto:|tel:|#)/.test(target)) return [];
  const path = target.replace(/[?#].*$/, '');
  if (path.startsWith('/') && isPath(path)) return [];
  return [fault(`the link ${target} leads nowhere`, 'The path of a page without /hi, such as /about/charter, or an https address.')];
}
