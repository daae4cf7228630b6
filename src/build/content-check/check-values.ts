import { parseNumber } from '../../collections/shared/series.ts';
import { faultIn, type Fault } from './fault.ts';
import type { Entry } from './context.ts';
import type { SourceFile } from './read.ts';

/** The first year that a day of the content can be in: some judgments are older than the federation. */
const firstYear = 1900;

/** How far ahead a day can be, in years. The examples for staff are in 2099, so that they never expire. */
const yearsAhead = 80;

/** Fields of a year in which something has begun. */
const beginnings = ['since'];

/**
 * Finds days and years that are a slip of the keyboard, such as 2206 for 2026.
 *
 * @param today the day in India, `YYYY-MM-DD`
 */
export function checkYears(file: SourceFile, today: string): Fault[] {
  const thisYear = Number(today.slice(0, 4));
  const judge = (value: unknown, path: readonly PropertyKey[]): Fault[] => {
    const isBeginning = beginnings.includes(String(path.at(-1)));
    const last = thisYear + (isBeginning ? 0 : yearsAhead);
    const isDay = typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);
    if (isDay || (isBeginning && typeof value === 'number')) {
      const year = Number(String(value).slice(0, 4));
      const isLikely = year >= firstYear && year <= last;
      return isLikely ? [] : [faultIn(file, path, 'yearUnlikely', { day: String(value), first: firstYear, last })];
    }
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, inner]) => judge(inner, [...path, key]));
  };
  return judge(file.data, []);
}

type Fields = Record<string, unknown>;

const fieldsOf = ({ source }: Entry) => (source.data ?? {}) as Fields;

/** Finds what only one entry of a list can have: a place, a number, what the definition says, and in records without pages a name. */
export function checkTaken(entries: readonly Entry[]): Fault[] {
  return [...Map.groupBy(entries, ({ collection }) => collection).values()].flatMap((all) => {
    const [{ definition } = { definition: undefined }] = all;
    const names = definition?.pages || definition?.needsText ? [] : ['name', 'label'];
    const unique = [...(definition?.unique ?? []), ...names, 'number'];
    return [
      ...[...Map.groupBy(all, (entry) => fieldsOf(entry)['kind']).values()].flatMap((list) => [
        ...findTaken(list, 'order', 'placeTaken'),
        ...unique.flatMap((field) => findTaken(list, field, 'valueTaken')),
      ]),
      ...(definition?.risesWithOrder ?? []).flatMap((field) => findFalling(all, field)),
    ];
  });
}

function findTaken(list: readonly Entry[], field: string, message: 'placeTaken' | 'valueTaken'): Fault[] {
  const owners = new Map<unknown, Entry>();
  return list.flatMap((entry) => {
    const value = fieldsOf(entry)[field];
    if (typeof value !== 'string' && typeof value !== 'number') return [];
    // A number of a series is compared with all of the series.
    if (field === 'number' && parseNumber(String(value))) return [];
    const owner = owners.get(value);
    if (!owner) owners.set(value, entry);
    return owner ? [faultIn(entry.source, [field], message, { order: value, value, other: owner.id })] : [];
  });
}

/** Finds values that do not rise from place to place. */
function findFalling(list: readonly Entry[], field: string): Fault[] {
  const numbered = list
    .map((entry) => ({ entry, order: fieldsOf(entry)['order'], value: fieldsOf(entry)[field] }))
    .filter((one): one is { entry: Entry; order: number; value: number } => typeof one.order === 'number' && typeof one.value === 'number')
    .sort((a, b) => a.order - b.order);
  return numbered.flatMap(({ entry, order, value }, index) => {
    const before = numbered[index - 1];
    if (!before || before.order === order || before.value < value) return [];
    return [faultIn(entry.source, [field], 'notRising', { value, otherValue: before.value, other: before.entry.id })];
  });
}
