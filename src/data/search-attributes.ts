import { getTranslator } from '@federation/i18n/strings';
import type { PageContext } from './page-context.ts';

/**
 * The attributes that make the full-text search index the words of an element, and give it the kind
 * of the page (https://pagefind.app/docs/filtering/, https://pagefind.app/docs/metadata/).
 */
export function toSearchAttributes({
  language,
  record,
}: PageContext): Record<`data-${string}`, string> {
  const year = record?.day?.slice(0, 4);
  return {
    'data-pagefind-body': '',
    'data-pagefind-filter': year ? 'type[data-type], year[data-year]' : 'type[data-type]',
    'data-type': record?.collection ?? 'page',
    ...(year && { 'data-year': year }),
    ...(record?.warning && { 'data-warning': record.warning }),
    // Words that name a kind of record, though its own page may not use them.
    ...(record && {
      ...(record.day && { 'data-day': record.day }),
      'data-pagefind-meta': `${record.day ? 'day[data-day], ' : ''}${record.warning ? 'warning[data-warning], ' : ''}kind:${getTranslator(language)(`${record.collection}.keywords`)}`,
    }),
  };
}
