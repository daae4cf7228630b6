import type { CollectionName } from '@federation/content-model/collections';
import type { Language } from '@federation/i18n/languages';
import { glossary } from '@federation/content-model/files/glossary';
import { formatComponentTables } from './component-tables.ts';
import { formatFieldTable, type common } from './field-table.ts';
import { formatTable } from './table.ts';

/**
 * A part of a document that is made: `<!-- fields: notices -->`, `<!-- components -->` or
 * `<!-- glossary -->`, what is made, `<!-- end -->`.
 */
const part = /(<!-- (?:fields: ([a-z]+)|components|glossary) -->\n)[\s\S]*?(<!-- end -->)/g;

const toGlossaryTable = () =>
  formatTable(
    ['English', 'Hindi', 'never'],
    glossary.map(({ en, hi, never = [] }) => [en, hi, never.join(', ')]),
  );

/** A document, with its tables as the collections, the components and the glossary are now. */
export function fillGuide(document: string, language: Language): string {
  return document.replace(part, (_, start: string, name: string | undefined, end: string) => {
    const made = name
      ? formatFieldTable(name as CollectionName | typeof common, language)
      : start.includes('glossary')
        ? toGlossaryTable()
        : formatComponentTables(language);
    return `${start}\n${made}\n\n${end}`;
  });
}
