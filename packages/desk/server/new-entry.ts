import { getDefinition, type CollectionName } from '@federation/content-model/collections';
import { toIndianDay } from '@federation/base/indian-day';
import { defaultLanguage } from '@federation/i18n/languages';
import { getNewFields, titleFields } from '@federation/content-check/new-entry/fields';
import { numbersOf, getNextNumber } from '@federation/content-check/new-entry/next-number';
import type { Desk } from './desk.ts';
import { createEntryForm } from './entry-form.ts';
import { nextOrder } from './operations.ts';

/**
 * The form of a new entry: a draft of today, with the next number and the last place in its list.
 * Nothing is written until somebody has filled in what is required.
 */
export function createNewForm(desk: Desk, collection: CollectionName, title: string): object {
  const content = desk.getContent();
  const today = toIndianDay(new Date());
  const { facts } = getNewFields(collection, () => []);
  const given: Record<string, (example: unknown) => unknown> = {
    draft: () => true,
    date: () => today,
    number: (example) => getNextNumber(String(example), numbersOf(content), today.slice(0, 4)),
    order: () => nextOrder(content, collection),
  };
  const filled = facts.flatMap(({ name, required, example }) =>
    required && given[name] ? [[name, given[name](example)]] : [],
  );
  const titled = titleFields.find((name) => name in getDefinition(collection).words);
  return createEntryForm(collection, {
    [defaultLanguage]: { ...Object.fromEntries(filled), ...(titled && { [titled]: title }) },
  });
}
