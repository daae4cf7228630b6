import { addDays, isDay } from '@federation/base/working-days';
import { toPathOf } from '@federation/content-model/collections/paths';
import type { CheckedContent, CheckedEntry } from '../../rule/checked-content.ts';
import { faultIn, type Fault } from '../../rule/fault.ts';
import { defineRule } from '../../rule/rule.ts';

const fieldOf = ({ source }: CheckedEntry, name: string) => String(source.data[name] ?? '');

/** The first day of an edition; that of a guideline is its date. */
const toFrom = (entry: CheckedEntry) => fieldOf(entry, 'appliesFrom') || fieldOf(entry, 'date');

function checkEditions(rule: string, earlier: CheckedEntry[], content: CheckedContent): Fault[] {
  const today = content.entries.find((entry) => toPathOf(entry) === rule);
  const isRule = today && (fieldOf(today, 'edition') || fieldOf(today, 'version'));
  if (!isRule) return earlier.map(({ source }) => faultIn(source, ['rule'], 'noEdition', { rule }));
  const inOrder = [...earlier].sort((a, b) => toFrom(a).localeCompare(toFrom(b)));
  return inOrder.flatMap((entry, index) => {
    const from = toFrom(inOrder[index + 1] ?? today);
    if (!isDay(from) || !isDay(toFrom(entry))) return [];
    const until = addDays(from, -1);
    if (toFrom(entry) >= from)
      return [faultIn(entry.source, ['date'], 'editionSameTime', { day: from })];
    return fieldOf(entry, 'appliesUntil') === until
      ? []
      : [faultIn(entry.source, ['appliesUntil'], 'editionGap', { from, until }, until)];
  });
}

/** On each day one edition of a rule applies: no gap, no overlap, no two from one day on. */
export const editionsInOrder = defineRule({
  of: 'site',
  says: ['noEdition', 'editionSameTime', 'editionGap'],
  stage: 'records',
  check: (content) =>
    [
      ...Map.groupBy(
        content.entries.filter(({ collection, isDraft }) => collection === 'editions' && !isDraft),
        (entry) => fieldOf(entry, 'rule'),
      ),
    ].flatMap(([rule, earlier]) => checkEditions(rule, earlier, content)),
});
