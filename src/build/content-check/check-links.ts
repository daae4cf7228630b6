import type { Fault } from './explain.ts';
import type { SourceFile } from './read.ts';

/** Tells whether a path of this site has a page. */
export type PathTest = (path: string) => boolean;

/** Links that stand in fields: `to` of a link, `link` of a notice. */
export function checkLinks(file: SourceFile, isPath: PathTest): Fault[] {
  const data = (file.data ?? {}) as Record<string, unknown>;
  return ['to', 'link'].flatMap((field) => checkTarget(file, [field], data[field], isPath));
}

/** Links that stand in a list of the settings. */
export function checkLinkList(file: SourceFile, list: string, field: string, isPath: PathTest): Fault[] {
  const items = (file.data as Record<string, unknown> | undefined)?.[list];
  if (!Array.isArray(items)) return [];
  return items.flatMap((item: Record<string, unknown>, index) => checkTarget(file, [list, index, field], item[field], isPath));
}

function checkTarget(file: SourceFile, path: PropertyKey[], target: unknown, isPath: PathTest): Fault[] {
  if (typeof target !== 'string' || !target.startsWith('/') || isPath(target.replace(/[?#].*$/, ''))) return [];
  const field = path.join('.');
  const problem = `the link ${target} leads nowhere`;
  return [
    {
      file: file.path,
      line: file.lineOf(path),
      field,
      problem,
      expected: 'The path of a page without /hi.',
      example: `${field}: /contact`,
    },
  ];
}
