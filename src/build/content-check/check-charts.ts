import { findComponents, TextError, type Component } from '../content/text-tree.ts';
import type { AnyFault as Fault } from './fault.ts';
import type { SourceFile } from './read.ts';

/** Finds charts that count other years than the lists of the same records on their page show. */
export function checkCharts(file: SourceFile): Fault[] {
  let components: readonly Component[];
  try {
    components = findComponents(file.body);
  } catch (error) {
    // That it can’t be read is told by the check of the text.
    if (error instanceof TextError) return [];
    throw error;
  }
  const named = (name: string) => components.filter((component) => component.name === name);
  return named('Chart').flatMap(({ attributes, line }) => {
    const lists = named('EntryList').filter((list) => list.attributes['collection'] === attributes['collection']);
    if (lists.length === 0) return [];
    // A list without a year shows all of them.
    const isAll = lists.some((list) => list.attributes['year'] === undefined);
    const listed = isAll ? [] : [...new Set(lists.flatMap((list) => list.attributes['year'] ?? []))].sort();
    const counted = (attributes['years'] ?? '').split(' ').filter(Boolean).sort();
    if (counted.join(' ') === listed.join(' ')) return [];
    return [
      {
        file: file.path,
        line: file.bodyLine + line - 1,
        field: '<Chart> years',
        problem: `the chart counts ${counted.join(', ') || 'every year'}, the lists of the page show ${listed.join(', ') || 'every year'}`,
        expected: 'The years of the lists, with a space between two of them; no years where a list shows all.',
        example: listed.length > 0 ? `years="${listed.join(' ')}"` : undefined,
      },
    ];
  });
}
