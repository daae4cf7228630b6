import { parseNumber } from '../../../content-model/fields/series.ts';
import type { Entry } from '../context.ts';
import { faultIn, type Fault } from '../fault.ts';
import { defineRule } from '../rule.ts';

const kindOf = ({ source }: Entry) => source.data['kind'];

function findTaken(list: readonly Entry[], field: string): Fault[] {
  const owners = new Map<unknown, Entry>();
  return list.flatMap((entry) => {
    const value = entry.source.data[field];
    if (typeof value !== 'string' && typeof value !== 'number') return [];
    // A number of a series is compared with all of the series.
    if (field === 'number' && parseNumber(String(value))) return [];
    const owner = owners.get(value);
    if (!owner) owners.set(value, entry);
    return owner ? [faultIn(entry.source, [field], 'valueTaken', { value, other: owner.id })] : [];
  });
}

/** Finds values that do not rise from place to place. */
function findFalling(list: readonly Entry[], field: string): Fault[] {
  const numbered = list
    .map((entry) => ({ entry, order: entry.source.data['order'], value: entry.source.data[field] }))
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

/**
 * Finds what only one entry of a list can have: a number, what the definition says, and in records
 * without pages a name; and prices that fall from one tier to the next.
 */
export const takenValues = defineRule({
  of: 'site',
  says: ['valueTaken', 'notRising'],
  grade: 'stop',
  check: ({ entries }) =>
    [...Map.groupBy(entries, ({ definition }) => definition)].flatMap(([definition, all]) => {
      const { pages, needsText, unique = [], risesWithOrder = [] } = definition;
      const fields = [...unique, ...(pages || needsText ? [] : ['name', 'label']), 'number'];
      return [
        ...[...Map.groupBy(all, kindOf).values()].flatMap((list) =>
          fields.flatMap((field) => findTaken(list, field)),
        ),
        ...risesWithOrder.flatMap((field) => findFalling(all, field)),
      ];
    }),
});
