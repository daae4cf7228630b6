import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { z } from 'astro/zod';
import { parse, stringify } from 'yaml';
import { readMdx } from '../../../packages/content-model/files/content-file.ts';
import { readEntryFolders } from '../../../packages/content-model/files/entry-folders.ts';
import {
  collectionNames,
  getDefinition,
  type CollectionName,
} from '../../../packages/content-model/collections/collections.ts';
import { createTranslationSchema } from '../../../packages/content-model/collections/collection-definition.ts';
import { createNavigationSchema } from '../../../packages/content-model/navigation.ts';
import { search } from '../../../packages/content-model/search.ts';
import { settingsSchema } from '../../../packages/content-model/settings/settings.ts';
import { defaultLanguage, translationLanguages } from '../../../packages/i18n/languages.ts';
import { anySources } from '../any-sources.ts';
import { mapValues, type Leaf } from '../walk-schema.ts';
import { toPseudo } from './words.ts';

/** The code of the pseudo-language, one of those that ISO 639 reserves for private use. */
export const pseudoLanguage = 'qps';

/** Formats dates as in Hindi, so that no English one passes for a date of the pseudo-language. */
const line = `  ${pseudoLanguage}: { name: '${toPseudo('Pseudo')}', locale: 'hi-IN', direction: 'ltr', script: 'latin', clock: { dayPeriod: 'short' } },`;

/** A file of strings: the exports of the English file of that name, in the pseudo-language. */
function toStrings(name: string, exports: readonly string[]): string {
  const top = name.split('/').fill('..').join('/');
  return `import * as english from '${top}/en/${name}';
import { toPseudo } from '${top}/../../tests/support/pseudo-language/words.ts';

const translate = (value) => {
  if (typeof value === 'string') return toPseudo(value);
  if (Array.isArray(value)) return value.map(translate);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, translate(inner)]));
};

export const { ${exports.join(', ')} } = translate(english);
`;
}

/** Adds the folder of strings, with a file for each English one. */
function addStrings(root: string): void {
  const [from, to] = [defaultLanguage, pseudoLanguage].map((language) =>
    join(root, 'packages/i18n', language),
  ) as [string, string];
  for (const name of readdirSync(from, { recursive: true, encoding: 'utf8' }).map((path) =>
    path.split(sep).join('/'),
  )) {
    // Its word lists are for the people who write the language.
    if (!name.endsWith('.ts') || name.startsWith('writing/')) continue;
    mkdirSync(dirname(join(to, name)), { recursive: true });
    const exported = readFileSync(join(from, name), 'utf8').matchAll(
      /^export (?:const (\w+)|\{ (\w+) \})/gm,
    );
    writeFileSync(
      join(to, name),
      toStrings(
        name,
        [...exported].flatMap(([, constant, again]) => constant ?? again ?? []),
      ),
    );
  }
  mkdirSync(join(to, 'writing'));
  writeFileSync(join(to, 'writing/index.ts'), 'export const writing = {};\n');
}

/**
 * Adds the pseudo-language to a copy of the project, step by step as `docs/developers/languages.md`
 * says.
 *
 * @returns the entries that it leaves in English: those that another language leaves so, and every
 *   fifth of each collection
 */
export function addPseudoLanguage(root: string): string[] {
  const list = join(root, 'packages/i18n/languages.ts');
  writeFileSync(list, readFileSync(list, 'utf8').replace(/^\} satisfies/m, `${line}\n$&`));
  addStrings(root);
  for (const [name, schema] of Object.entries({
    settings: settingsSchema,
    navigation: createNavigationSchema(anySources),
    search,
  })) {
    const file = join(root, 'src/content', `${name}.yaml`);
    const data: unknown = parse(readFileSync(file, 'utf8'), { schema: 'core' });
    writeFileSync(file, stringify(addTexts(data, readLimits(schema, data))));
  }
  return collectionNames.flatMap((name) => translateEntries(root, name));
}

/** Maps the path of each text in a file to its longest length in characters. */
function readLimits(schema: z.ZodType, data: unknown): Map<string, number> {
  const limits = new Map<string, number>();
  mapValues(schema, data, ({ schema: field, value, path }) => {
    if (field instanceof z.ZodString && field.maxLength !== null)
      limits.set(path.join('.'), field.maxLength);
    return value;
  });
  return limits;
}

/** Adds the pseudo-language to each text in several languages. */
function addTexts(value: unknown, limits: Map<string, number>, path: string[] = []): unknown {
  if (Array.isArray(value))
    return value.map((item, index) => addTexts(item, limits, [...path, String(index)]));
  if (typeof value !== 'object' || value === null) return value;
  const english = (value as Record<string, unknown>)[defaultLanguage];
  if (typeof english === 'string')
    return {
      ...value,
      [pseudoLanguage]: toPseudo(english, {
        max: limits.get([...path, defaultLanguage].join('.')),
      }),
    };
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, addTexts(inner, limits, [...path, key])]),
  );
}

function translateEntries(root: string, name: CollectionName): string[] {
  const entries = readEntryFolders(join(root, 'src/content', name));
  const others = entries.filter(
    ({ files }, index) => index % 5 !== 0 && translationLanguages.every((one) => files[one]),
  );
  const schema = createTranslationSchema(getDefinition(name));
  const words = Object.keys(schema.shape);
  for (const { folder: entry, files } of others) {
    const { data, text } = readMdx(readFileSync(files[defaultLanguage] ?? '', 'utf8'));
    const english = Object.fromEntries(
      Object.entries(data).filter(([field]) => words.includes(field)),
    );
    const fields = mapValues(schema, english, translateValue);
    writeFileSync(
      join(entry, `${pseudoLanguage}.mdx`),
      `---\n${stringify(fields)}---\n${translateBody(text.source)}`,
    );
  }
  return entries.filter((entry) => !others.includes(entry)).map(({ id }) => `${name}/${id}`);
}

function translateValue({ schema, value }: Leaf): unknown {
  if (!(schema instanceof z.ZodString) || typeof value !== 'string') return value;
  return toPseudo(value, { max: schema.maxLength ?? Infinity });
}

/** A text in Markdown: translates its words and those attributes of components that are words. */
function translateBody(body: string): string {
  return body
    .split(/(<[^>]*>|\]\([^)]*\)|`[^`]*`)/)
    .map((part) => {
      if (part.startsWith('<'))
        return part.replace(
          /\b(title|label|moreLabel|value|hint|options)="([^"]*)"/g,
          (_, name: string, text: string) => `${name}="${toPseudo(text)}"`,
        );
      return /^(\]\(|`)/.test(part) ? part : toPseudo(part);
    })
    .join('');
}
