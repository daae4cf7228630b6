import { parseNumber } from '../../../content-model/fields/series.ts';
import type { Entry, Site } from '../context.ts';
import { faultIn, type Fault } from '../fault.ts';
import { defineRule } from '../rule.ts';

const fieldsOf = ({ source }: Entry) => source.data;

/**
 * Finds what only one entry of a list can have: a place, a number, what the definition says, and in
 * records without pages a name.
 */
function findAllTaken({ entries }: Site): Fault[] {
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

function findTaken(
  list: readonly Entry[],
  field: string,
  message: 'placeTaken' | 'valueTaken',
): Fault[] {
  const owners = new Map<unknown, Entry>();
  return list.flatMap((entry) => {
    const value = fieldsOf(entry)[field];
    if (typeof value !== 'string' && typeof value !== 'number') return [];
    // A number of a series is compared with all of the series.
    if (field === 'number' && parseNumber(String(value))) return [];
    const owner = owners.get(value);
    if (!owner) owners.set(value, entry);
    return owner
      ? [faultIn(entry.source, [field], message, { order: value, value, other: owner.id })]
      : [];
  });
}

/** Finds values that do not rise from place to place. */
function findFalling(list: readonly Entry[], field: string): Fault[] {
  const numbered = list
    .map((entry) => ({ entry, order: fieldsOf(entry)['order'], value: fieldsOf(entry)[field] }))
    .filter(
      (one): one is { entry: Entry; order: number; value: number } =>
        typeof one.order === 'number' && typeof one.value === 'number',
    )
    .sort((a, b) => a.order - b.order);
  return numbered.flatMap(({ entry, order, value }, index) => {
    const before = numbered[index - 1];
    if (!before || before.order === order || before.value < value) return [];
    return [
      faultIn(entry.source, [field], 'notRising', {
        value,
        otherValue: before.value,
        other: before.entry.id,
      }),
    ];
  });
}

export const takenValues = defineRule({
  of: 'site',
  says: ['placeTaken', 'valueTaken', 'notRising'],
  grade: 'stop',
  check: findAllTaken,
});
