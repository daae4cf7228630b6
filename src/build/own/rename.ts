import type { Language } from '../../i18n/languages.ts';
import { patchMdx, readFields, readYaml, splitMdx } from '../desk/mdx-parts.ts';
import { patchYaml } from '../desk/patch-yaml.ts';
import type { ReplaceNames } from './replace-names.ts';

/**
 * Replaces the names in the fields and the text of a file of an entry. What a name holds, such as a
 * colon, is quoted where YAML asks for it.
 */
export function renameMdx(source: string, language: Language, replaceNames: ReplaceNames): string {
  const rename = (text: string) => replaceNames(text, language);
  const fields = renameIn(readFields(source), rename);
  return patchMdx(source, fields, [], rename(splitMdx(source).text));
}

/** Replaces the names in the values of a YAML file. */
export const renameYaml = (source: string, language: Language, replaceNames: ReplaceNames) =>
  patchYaml(
    source,
    renameIn(readYaml(source), (text) => replaceNames(text, language)),
  );

/** The words in a value, however deep they are. */
function renameIn<Value>(value: Value, rename: (text: string) => string): Value {
  return JSON.parse(JSON.stringify(value), (_, inner: unknown) =>
    typeof inner === 'string' ? rename(inner) : inner,
  ) as Value;
}
