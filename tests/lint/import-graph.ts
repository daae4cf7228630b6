import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** Which files each file imports, by path from the root of the project. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/**
 * The imports among files: values, types, `import()`, `import('…')` as a type, and modules named by
 * `new URL('…', import.meta.url)`, in TypeScript, JavaScript and the scripts of `.astro`.
 */
export function readImports(files: readonly string[]): ImportGraph {
  const known = new Set(files);
  return new Map(
    files.map((file) => [
      file,
      findSpecifiers(readCode(file))
        .map((specifier) => join(dirname(file), specifier))
        .filter((path) => known.has(path)),
    ]),
  );
}

/** The code of a file: of a component, what is between the lines of dashes and in its scripts. */
function readCode(file: string): string {
  const text = readFileSync(file, 'utf8');
  if (!file.endsWith('.astro')) return text;
  const [, frontmatter = ''] = /^---\n([^]*?)\n---/.exec(text) ?? [];
  const scripts = [...text.matchAll(/<script>([^]*?)<\/script>/g)].map(([, code]) => code);
  return [frontmatter, ...scripts].join('\n');
}

/** What a module imports, as it is written there. */
export function findSpecifiers(code: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const specifier = getSpecifier(node);
    if (specifier && ts.isStringLiteralLike(specifier))
      found.push(specifier.text.split('?')[0] ?? '');
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('module.tsx', code, ts.ScriptTarget.Latest));
  return found;
}

function getSpecifier(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
    return node.argument.literal;
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
    return node.arguments[0];
  if (
    ts.isNewExpression(node) &&
    ts.isIdentifier(node.expression) &&
    node.expression.text === 'URL'
  )
    return node.arguments?.[0];
  return undefined;
}

/** A way from a file back to itself, if there is one; the first and the last file are the same. */
export function findCycle(graph: ImportGraph): string[] | undefined {
  const done = new Set<string>();
  const visit = (file: string, way: readonly string[]): string[] | undefined => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const next of graph.get(file) ?? []) {
      const cycle = visit(next, [...way, file]);
      if (cycle) return cycle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of graph.keys()) {
    const cycle = visit(file, []);
    if (cycle) return cycle;
  }
  return undefined;
}
