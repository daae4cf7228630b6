import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** The imports of each file, by path from the root of the project. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/**
 * The imports of files: values, types, `import()`, `import('…')` as a type, and modules named by
 * `new URL('…', import.meta.url)` or by `import.meta.glob`, in TypeScript, JavaScript and the
 * scripts of `.astro`.
 */
export const readImports = (files: readonly string[], options = { types: true }): ImportGraph =>
  new Map(files.map((file) => [file, findImports(file, readCode(file), options)]));

/**
 * The paths that a module imports. A specifier without an ending is an installed package, or the
 * address of a page.
 */
export const findImports = (file: string, code: string, options = { types: true }): string[] =>
  findSpecifiers(code, options).flatMap((specifier) => {
    const own = toOwnPath(specifier);
    if (own !== undefined) return [own];
    if (!/^[./].*\.[^./]+$/.test(specifier)) return [];
    return [join(specifier.startsWith('/') ? '.' : dirname(file), specifier)];
  });

/** The exports of the packages of the project, by their names. */
const exported = new Map(
  globSync('packages/*/package.json').map((file) => {
    const { name, exports } = JSON.parse(readFileSync(file, 'utf8')) as PackageFile;
    return [name, { folder: dirname(file), exports }] as const;
  }),
);

interface PackageFile {
  name: string;
  exports: Record<string, string>;
}

/** The path of what a package of the project exports; undefined for any other specifier. */
function toOwnPath(specifier: string): string | undefined {
  const [, name = '', subpath] = /^(@[\w-]+\/[\w-]+)(\/.*)?$/.exec(specifier) ?? [];
  const found = exported.get(name);
  const path = found?.exports[`.${subpath}`];
  return path && found && join(found.folder, path);
}

/** The specifiers in a file, unresolved. */
export const readSpecifiers = (file: string): string[] => findSpecifiers(readCode(file));

/** The code of a file; of a component, its frontmatter and scripts. */
function readCode(file: string): string {
  const text = readFileSync(file, 'utf8');
  if (!file.endsWith('.astro')) return text;
  const [, frontmatter = ''] = /^---\n([^]*?)\n---/.exec(text) ?? [];
  const scripts = [...text.matchAll(/<script>([^]*?)<\/script>/g)].map(([, code]) => code);
  return [frontmatter, ...scripts].join('\n');
}

/** Imports of a module as they are written there; `import type` only if types count, too. */
export function findSpecifiers(code: string, { types = true } = {}): string[] {
  const found: string[] = [];
  const source = ts.createSourceFile('module.tsx', code, ts.ScriptTarget.Latest);
  const visit = (node: ts.Node): void => {
    if (
      !types &&
      ts.isImportDeclaration(node) &&
      node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
    )
      return;
    for (const specifier of getSpecifiers(node, source))
      if (ts.isStringLiteralLike(specifier)) found.push(specifier.text.split('?')[0] ?? '');
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function getSpecifiers(node: ts.Node, source: ts.SourceFile): readonly ts.Node[] {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node))
    return node.moduleSpecifier ? [node.moduleSpecifier] : [];
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
    return [node.argument.literal];
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
    return node.arguments.slice(0, 1);
  if (ts.isCallExpression(node) && node.expression.getText(source) === 'import.meta.glob')
    return node.arguments
      .slice(0, 1)
      .flatMap((given) => (ts.isArrayLiteralExpression(given) ? [...given.elements] : [given]));
  if (ts.isNewExpression(node) && node.expression.getText(source) === 'URL')
    return node.arguments?.slice(0, 1) ?? [];
  return [];
}

/** A path from a file back to itself, if there is one; the first and the last file are the same. */
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
