import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { readMdx } from '../../src/build/content/content-file.ts';
import { readEntryFolders } from '../../src/build/content/entry-folders.ts';
import { collectionNames, getDefinition } from '../../src/content-model/collections.ts';
import {
  toSourceSchema,
  toTranslationSchema,
} from '../../src/content-model/collection-definition.ts';
import { navigation } from '../../src/content-model/navigation.ts';
import { settings } from '../../src/content-model/settings.ts';
import { defaultLanguage } from '../../src/i18n/languages.ts';
import { anySources } from '../support/any-sources.ts';
import { mapValues } from '../support/walk-schema.ts';
import { changeChoice, changeValue } from './change-value.ts';

/**
 * Changes every value of the content of a copy of the site within its schema; the texts below the
 * fields stay.
 */
export function changeContent(root: string): void {
  const content = join(root, 'src/content');
  changeYaml(join(content, 'settings.yaml'), (data) =>
    mapValues(settings, data, (leaf) => changeChoice({ ...leaf, value: changeValue(leaf) })),
  );
  changeYaml(join(content, 'navigation.yaml'), (data) =>
    reverseItems(mapValues(navigation(anySources), data, changeValue)),
  );
  for (const name of collectionNames) {
    const definition = getDefinition(name);
    for (const { files } of readEntryFolders(join(content, name))) {
      for (const [language, file] of Object.entries(files)) {
        const schema =
          language === defaultLanguage
            ? toSourceSchema(definition, anySources)
            : toTranslationSchema(definition);
        const { data, text } = readMdx(readFileSync(file, 'utf8'));
        const changed = mapValues(schema, data, changeValue) as Record<string, unknown>;
        // These are words of the text below, which stays.
        const { allowedWords } = data as { allowedWords?: string[] };
        writeFileSync(
          file,
          `---\n${write(allowedWords ? { ...changed, allowedWords } : changed)}---\n${text.source}`,
        );
      }
    }
  }
}

/** In quotes, so that no text is taken for a number and no time for one in seconds. */
const write = (data: unknown) =>
  stringify(data, { defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN' });

function changeYaml(file: string, change: (data: unknown) => unknown): void {
  writeFileSync(file, write(change(parse(readFileSync(file, 'utf8'), { schema: 'core' }))));
}

/** The last page of each part of a menu becomes its first. */
function reverseItems(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reverseItems);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === 'items' && Array.isArray(inner) ? inner.toReversed() : reverseItems(inner),
    ]),
  );
}
