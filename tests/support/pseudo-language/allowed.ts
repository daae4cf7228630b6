import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { readContentFile, readMdx } from '../../../packages/content-model/files/content-file.ts';
import { readEntryFolders } from '../../../packages/content-model/files/entry-folders.ts';
import {
  collectionNames,
  getDefinition,
} from '../../../packages/content-model/collections/collections.ts';
import {
  settingsSchema,
  type Settings,
} from '../../../packages/content-model/settings/settings.ts';
import { defaultLanguage, languages } from '../../../packages/i18n/languages.ts';
import { anySources } from '../any-sources.ts';
import { mapValues, type Leaf } from '../walk-schema.ts';
import { pseudoLanguage } from './add-language.ts';
import type { Allowed } from './find-english.ts';

/**
 * Collects English that the content of a copy of the site allows in the pseudo-language: facts,
 * words without a translation, and the name of the federation, which letterheads give in every
 * language.
 */
export function collectAllowed(root: string): Allowed {
  const settings = readContentFile(root, 'src/content/settings.yaml').data as unknown as Settings;
  const allowed = { facts: new Set([settings.name[defaultLanguage]]), words: new Set<string>() };
  // A setting in one form for all languages, such as the telephone number, is a fact.
  mapValues(settingsSchema, settings, ({ schema, value, path }) => {
    if (schema instanceof z.ZodString && !languages.some((language) => language === path.at(-1)))
      allowed.facts.add(String(value));
    return value;
  });
  for (const name of collectionNames) {
    const { facts, words } = getDefinition(name);
    const [factsSchema, wordsSchema] = [z.object(facts(anySources)), z.object(words)];
    for (const { files } of readEntryFolders(join(root, 'src/content', name))) {
      const { data } = readMdx(readFileSync(files[defaultLanguage] ?? '', 'utf8'));
      collect(factsSchema, data, allowed.facts);
      if (!files[pseudoLanguage]) collect(wordsSchema, data, allowed.words);
    }
  }
  // Facts of one word are names of entries, addresses and numbers.
  const facts = [...allowed.facts].filter((fact) => fact.includes(' '));
  // Every language writes the time zone of India and the first part of a certificate number this
  // way.
  return { facts: [...facts, 'IST', settings.certificatePrefix], words: [...allowed.words] };
}

function collect(schema: z.ZodObject, data: unknown, texts: Set<string>): void {
  const known = Object.fromEntries(
    Object.entries(data as object).filter(([field]) => field in schema.shape),
  );
  mapValues(schema, known, ({ schema: field, value }: Leaf) => {
    if (field instanceof z.ZodString && typeof value === 'string') texts.add(value.trim());
    return value;
  });
}
