import { formatDay } from '../../core/dates.ts';
import type { Difference } from '../../core/desk-publishing.ts';
import { isDay } from '../../core/working-days.ts';
import { isCollectionName } from '../../content-model/collections.ts';
import { getFieldNames } from '../../content-model/field-names.ts';
import { editingTexts } from '../../i18n/editing.ts';
import { fill } from '../../i18n/fill.ts';
import { isLanguage, languageDetails, type Language } from '../../i18n/languages.ts';
import type { Site } from '../content-check/context.ts';
import { toFormSchema, type FormSchema } from './form-schema.ts';
import type { Blob } from './git-merge.ts';
import { git } from './git.ts';
import { readFields, splitMdx } from './mdx-parts.ts';
import { textPlace, type Clash } from './merge-file.ts';
import { findLabel, nameField, schemaOf } from './names.ts';

/** Two versions in the words of a form, for a person who chooses between them. */

export interface ShowContext {
  root: string;
  language: Language;
  site: Site;
}

/** What is shown of a difference. */
type Shown = Omit<Difference, 'id' | 'canBoth'>;

/**
 * Shows two versions of a field or a text.
 *
 * @param path the file below `src/content`
 */
export function showClash(
  path: string,
  { place, ...versions }: Clash,
  context: ShowContext,
): Shown {
  const { language } = context;
  const [name = ''] = place;
  const names = place.filter((part, index) => index === 0 || !isLanguage(part));
  // A fact is the same in every language.
  const of = isFact(path, name) ? undefined : [languageOf(path), place.at(-1)].find(isLanguage);
  const schema = name === textPlace ? undefined : findSchema(path, names, context);
  const show = (value: unknown) =>
    value === undefined ? undefined : showValue(value, schema, language);
  return {
    label: name === textPlace ? editingTexts[language].desk.text : toLabel(path, names, language),
    language: of,
    mine: show(versions.mine),
    theirs: show(versions.theirs),
  };
}

/** Shows two versions of a whole file, of which one may have been removed. */
export async function showFile(
  path: string,
  { mine, theirs }: { mine?: Blob; theirs?: Blob },
  context: ShowContext,
): Promise<Shown> {
  const { root, language } = context;
  const { desk } = editingTexts[language];
  const isEntry = path.endsWith('.mdx');
  const show = async (blob: Blob | undefined) => {
    if (!blob) return undefined;
    const read = () => git(root, ['cat-file', 'blob', blob.object]);
    if (isEntry) return showEntry(path, await read(), context);
    if (/\.(yaml|txt)$/.test(path)) return read();
    const size = (await git(root, ['cat-file', '-s', blob.object])).trim();
    return fill(desk['conflict.file'], { size });
  };
  const [shownMine, shownTheirs] = await Promise.all([show(mine), show(theirs)]);
  return {
    label: isEntry ? desk['conflict.entry'] : path.slice(path.lastIndexOf('/') + 1),
    language: languageOf(path),
    mine: shownMine,
    theirs: shownTheirs,
  };
}

function showEntry(path: string, source: string, context: ShowContext): string {
  const { language } = context;
  const fields = Object.entries(readFields(source)).map(([name, value]) => {
    const shown = showValue(value, findSchema(path, [name], context), language);
    return `${nameField(path, name, language)}: ${shown.includes('\n') ? '\n' : ''}${shown}`;
  });
  return [fields.join('\n'), splitMdx(source).text.trim()].filter(Boolean).join('\n\n');
}

function languageOf(path: string): Language | undefined {
  const name = /([a-z]+)\.mdx$/.exec(path)?.[1];
  return isLanguage(name) ? name : undefined;
}

function isFact(path: string, name: string): boolean {
  const [collection = ''] = path.split('/');
  return isCollectionName(collection) && getFieldNames(collection).facts.includes(name);
}

const toLabel = (path: string, names: readonly string[], language: Language) =>
  names
    .map((name, index) => findLabel(path, names.slice(0, index + 1), language) ?? name)
    .join(' – ');

function findSchema(
  path: string,
  names: readonly string[],
  { language, site }: ShowContext,
): FormSchema | undefined {
  let schema: FormSchema | undefined = toFormSchema(schemaOf(path), { language, site });
  for (const name of names) schema = schema?.properties?.[name];
  return schema;
}

/** A value as people call it: a choice by its name, a day in words, a list line by line. */
function showValue(value: unknown, schema: FormSchema | undefined, language: Language): string {
  const chosen = schema?.oneOf?.find((one) => one.const === value)?.title;
  if (chosen !== undefined) return chosen;
  if (Array.isArray(value))
    return value
      .map((row) => `- ${showValue(row, schema?.items, language).replaceAll('\n', '\n  ')}`)
      .join('\n');
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([name, one]) => {
        const inner = schema?.properties?.[name];
        const label = isLanguage(name) ? languageDetails[name].name : (inner?.title ?? name);
        return `${label}: ${showValue(one, inner, language)}`;
      })
      .join('\n');
  const { guide } = editingTexts[language];
  if (typeof value === 'boolean') return value ? guide.yes : guide.no;
  const text = String(value);
  return schema?.format === 'date' && isDay(text) ? formatDay(text, language) : text;
}
