import type { CollectionName } from '../../content-model/collections.ts';
import type { Language } from '../../i18n/languages.ts';
import { toComponentTables } from './component-tables.ts';
import { toFieldTable, type common } from './field-table.ts';

/**
 * A part of a document that is made: `<!-- fields: notices -->` or `<!-- components -->`, what is
 * made, `<!-- end -->`.
 */
const part = /(<!-- (?:fields: ([a-z]+)|components) -->\n)[\s\S]*?(<!-- end -->)/g;

/** A document for editors, with its tables as the collections and the components are now. */
export function fillGuide(document: string, language: Language): string {
  return document.replace(part, (_, start: string, name: string | undefined, end: string) => {
    const made = name
      ? toFieldTable(name as CollectionName | typeof common, language)
      : toComponentTables(language);
    return `${start}\n${made}\n\n${end}`;
  });
}
