import { isDeepStrictEqual } from 'node:util';
import type { Side } from '../../core/desk-publishing.ts';
import { isCollectionName } from '../../content-model/collections.ts';
import { orderOf } from './entry-form.ts';
import { patchMdx, readFields, readYaml, splitMdx } from './mdx-parts.ts';
import { patchYaml } from './patch-yaml.ts';

/** One file in the versions of two people, and as it was before both. */
export interface Versions<Content> {
  base: Content | undefined;
  mine: Content;
  theirs: Content;
}

/** The place of the text below the fields. */
export const textPlace = '#text';

/** What both have changed in different ways. */
export interface Clash {
  /** The names of the field and those around it, or the place of the text. */
  place: string[];
  mine: unknown;
  theirs: unknown;
  /** Whether both are lists. */
  canBoth: boolean;
}

/**
 * Brings two versions of a file of fields together, field by field. What only one has changed is
 * taken from that one; what is not mentioned keeps the bytes of `mine`.
 *
 * @param path the file below `src/content`
 * @param merged the file as Git has merged it, with its marks
 * @param choose which one is to be taken of what both have changed
 * @throws {PatchError} when the fields can only be read or changed by hand
 */
export function mergeFile(
  path: string,
  { base, mine, theirs }: Versions<string>,
  merged: string,
  choose: (clash: Clash) => Side,
): string {
  if (path.endsWith('.yaml')) {
    const read = { base: readYaml(base ?? ''), mine: readYaml(mine), theirs: readYaml(theirs) };
    return patchYaml(mine, mergeValues(read, [], choose) as object);
  }
  const fields = mergeValues(
    {
      base: base === undefined ? {} : readFields(base),
      mine: readFields(mine),
      theirs: readFields(theirs),
    },
    [],
    choose,
  ) as object;
  const texts = {
    base: base === undefined ? undefined : splitMdx(base).text,
    mine: splitMdx(mine).text,
    theirs: splitMdx(theirs).text,
  };
  // Git brings together what is in different lines of a text.
  const ofGit = splitMdx(merged).text;
  const text = hasMarks(ofGit) ? mergeValues(texts, [textPlace], choose) : ofGit;
  const [collection = ''] = path.split('/');
  const order = isCollectionName(collection) ? orderOf(collection) : [];
  return patchMdx(mine, fields, order, String(text));
}

const hasMarks = (text: string) => /^[<>]{7}( |\r?$)/m.test(text);

function mergeValues(
  { base, mine, theirs }: Versions<unknown>,
  place: string[],
  choose: (clash: Clash) => Side,
): unknown {
  if (isDeepStrictEqual(mine, theirs) || isDeepStrictEqual(theirs, base)) return mine;
  if (isDeepStrictEqual(mine, base)) return theirs;
  if (isMap(mine) && isMap(theirs)) {
    const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
    const before = isMap(base) ? base : {};
    return Object.fromEntries(
      names
        .map((name): [string, unknown] => {
          const values = { base: before[name], mine: mine[name], theirs: theirs[name] };
          return [name, mergeValues(values, [...place, name], choose)];
        })
        .filter(([, value]) => value !== undefined),
    );
  }
  const lists = [mine, theirs].filter((value): value is unknown[] => Array.isArray(value));
  const side = choose({ place, mine, theirs, canBoth: lists.length === 2 });
  if (side === 'both' && lists.length === 2) return mergeLists(base, lists);
  return side === 'theirs' ? theirs : mine;
}

/** The rows of the second list without those that the first one has lost, then what that has more. */
function mergeLists(base: unknown, [mine = [], theirs = []]: unknown[][]): unknown[] {
  const before: unknown[] = Array.isArray(base) ? base : [];
  const has = (rows: unknown[], row: unknown) => rows.some((one) => isDeepStrictEqual(one, row));
  return [
    ...theirs.filter((row) => has(mine, row) || !has(before, row)),
    ...mine.filter((row) => !has(theirs, row) && !has(before, row)),
  ];
}

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
