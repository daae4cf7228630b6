import type { CheckedEntry } from '../../rule/checked-content.ts';
import { faultIn, type Fault } from '../../rule/fault.ts';
import { defineRule } from '../../rule/rule.ts';

const kindOf = ({ source }: CheckedEntry) => source.data['kind'];

function findTaken(list: readonly CheckedEntry[], field: string): Fault[] {
  const owners = new Map<unknown, CheckedEntry>();
  return list.flatMap((entry) => {
    const value = entry.source.data[field];
    if (typeof value !== 'string' && typeof value !== 'number') return [];
    const owner = owners.get(value);
    if (!owner) owners.set(value, entry);
    return owner ? [faultIn(entry.source, [field], 'valueTaken', { value, other: owner.id })] : [];
  });
}

/**
 * Finds values that two entries of a list share but must not: a number, the unique facts of the
 * definition, and the name of a record without a page.
 */
export const takenValues = defineRule({
  of: 'site',
  says: ['valueTaken'],
  stage: 'records',
  check: ({ entries }) =>
    [...Map.groupBy(entries, ({ definition }) => definition)].flatMap(([definition, all]) => {
      const { pages, needsText, unique = [] } = definition;
      const fields = [...unique, ...(pages || needsText ? [] : ['name', 'label'])];
      return [
        // People cite an order by its number, however it ended.
        ...findTaken(all, 'number'),
        ...[...Map.groupBy(all, kindOf).values()].flatMap((list) =>
          fields.flatMap((field) => findTaken(list, field)),
        ),
      ];
    }),
});
