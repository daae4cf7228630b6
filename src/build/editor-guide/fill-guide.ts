import type { CollectionName } from '../../content-model/collections.ts';
import type { Language } from '../../i18n/languages.ts';
import { toComponentTables } from './component-tables.ts';
import { toFieldTable, type common } from './field-table.ts';
import { toMessageList } from './message-list.ts';

/**
 * A part of a document that is made: `<!-- fields: notices -->`, `<!-- messages -->` or `<!--
 * components -->`, what is made, `<!-- end -->`.
 */
const part = /(<!-- (fields|messages|components)(?:: ([a-z]+))? -->\n)[\s\S]*?(<!-- end -->)/g;

const lists = { messages: toMessageList, components: toComponentTables };

/** A document for editors, with its tables as the collections and the messages are now. */
export function fillGuide(document: string, language: Language): string {
  return document.replace(part, (_, start: string, kind: string, name: string, end: string) => {
    const made =
      kind === 'fields'
        ? toFieldTable(name as CollectionName | typeof common, language)
        : lists[kind as keyof typeof lists](language);
    return `${start}\n${made}\n\n${end}`;
  });
}
