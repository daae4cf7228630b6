import type { CollectionName } from '../../collections/index.ts';
import type { Language } from '../../i18n/languages.ts';
import { toFieldTable, type common } from './field-table.ts';
import { toMessageList } from './message-list.ts';

/** A part of a document that is made: `<!-- fields: notices -->` or `<!-- messages -->`, what is made, `<!-- end -->`. */
const part = /(<!-- (fields|messages)(?:: ([a-z]+))? -->\n)[\s\S]*?(<!-- end -->)/g;

/** A document for editors, with its tables as the collections and the messages are now. */
export function fillGuide(document: string, language: Language): string {
  return document.replace(part, (_, start: string, kind: string, name: string, end: string) => {
    const made = kind === 'messages' ? toMessageList(language) : toFieldTable(name as CollectionName | typeof common, language);
    return `${start}\n${made}\n\n${end}`;
  });
}
