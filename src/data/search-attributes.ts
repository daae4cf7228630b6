import { getTranslator, type StringKey } from '../i18n/translate.ts';
import { getArchivedYears } from './archived-years.ts';
import type { PageContext } from './page-context.ts';

/**
 * The attributes that make the full-text search index the words of an element, and tell it what kind of
 * page they are on (https://pagefind.app/docs/filtering/, https://pagefind.app/docs/metadata/).
 */
export async function toSearchAttributes({ language, record }: PageContext): Promise<Record<`data-${string}`, string>> {
  const year = record?.day?.slice(0, 4);
  return {
    'data-pagefind-body': '',
    // Pagefind reads a value from another attribute where it is not the last.
    'data-pagefind-filter': `type[data-type], ${year ? 'year[data-year], ' : ''}language:${language}`,
    'data-type': record?.collection ?? 'page',
    ...(year && { 'data-year': year }),
    ...(year && (await getArchivedYears()).includes(year) && { 'data-archived': year }),
    ...(record?.warning && { 'data-warning': record.warning }),
    // Words that name a kind of record, though its own page may not use them.
    ...(record && {
      'data-pagefind-meta': `${record.warning ? 'warning[data-warning], ' : ''}kind:${getTranslator(language)(`${record.collection}.keywords` as StringKey)}`,
    }),
  };
}
