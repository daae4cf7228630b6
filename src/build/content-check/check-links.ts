import { faultIn, type Fault } from './fault.ts';
import type { SourceFile } from './read.ts';

/** Tests whether a path of this site has a page. */
export type PathTest = (path: string) => boolean;

/** Checks the link of an entry, such as the page that a notice is about. */
export function checkLinks(file: SourceFile, isPath: PathTest): Fault[] {
  const data = (file.data ?? {}) as Record<string, unknown>;
  return checkTarget(file, ['link'], data.link, isPath);
}

/** Checks the links in a list of the settings. */
export function checkLinkList(file: SourceFile, list: string, field: string, isPath: PathTest): Fault[] {
  const items = (file.data as Record<string, unknown> | undefined)?.[list];
  if (!Array.isArray(items)) return [];
  return items.flatMap((item: Record<string, unknown>, index) => checkTarget(file, [list, index, field], item[field], isPath));
}

function checkTarget(file: SourceFile, path: PropertyKey[], target: unknown, isPath: PathTest): Fault[] {
  if (typeof target !== 'string' || !target.startsWith('/') || isPath(target.replace(/[?#].*$/, ''))) return [];
  return [faultIn(file, path, 'linkLeadsNowhere', { target }, `${path.join('.')}: /contact`)];
}
