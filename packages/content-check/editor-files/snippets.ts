import { stringify } from 'yaml';
import { collectionNames, type CollectionName } from '@federation/content-model/collections';
import {
  defaultLanguage,
  languageDetails,
  languages,
  toFileName,
  type Language,
} from '@federation/i18n/languages';
import { getNewFields, type NewField } from '../new-entry/fields.ts';
import { toSingular } from '../new-entry/name-entry.ts';

/** A snippet of Visual Studio Code. */
interface Snippet {
  scope: string;
  prefix: string;
  description: string;
  body: string[];
}

const today = '${CURRENT_YEAR}-${CURRENT_MONTH}-${CURRENT_DATE}';

/**
 * A snippet for the file of each language of every collection, with the fields that an entry must
 * have. The other fields come from the completion of the editor; `npm run new` writes all of them
 * with their help.
 *
 * @see https://code.visualstudio.com/docs/editing/userdefinedsnippets
 */
export function createSnippets(): Record<string, Snippet> {
  const snippets = collectionNames.flatMap((collection) =>
    languages.map((language): [string, Snippet] => {
      const prefix = `new-${toSingular(collection)}${language === defaultLanguage ? '' : `-${language}`}`;
      const description = `${collection}: ${toFileName(language)} (${languageDetails[language].name})`;
      return [
        description,
        { scope: 'markdown,mdx', prefix, description, body: toBody(collection, language) },
      ];
    }),
  );
  return Object.fromEntries(snippets);
}

function toBody(collection: CollectionName, language: Language): string[] {
  const { facts, words } = getNewFields(collection, () => []);
  const fields = (language === defaultLanguage ? [...facts, ...words] : words).filter(
    ({ required }) => required,
  );
  return ['---', ...fields.flatMap((field, index) => toLines(field, index + 1)), '---', '', '$0'];
}

function toLines({ name, example, choices }: NewField, stop: number): string[] {
  if (choices.length > 0)
    return [
      `${name}: \${${stop}|${choices.map((one) => one.replace(/[\\,|]/g, '\\$&')).join(',')}|}`,
    ];
  if (name === 'date') return [`${name}: \${${stop}:${today}}`];
  if (typeof example === 'object')
    return stringify({ [name]: example })
      .trimEnd()
      .split('\n')
      .map(escape);
  return [`${name}: \${${stop}:${escape(stringify(example, { lineWidth: 0 }).trimEnd())}}`];
}

/** Escapes the characters that have a meaning in a snippet. */
const escape = (text: string) => text.replace(/[\\$}]/g, '\\$&');
