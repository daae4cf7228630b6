import { once } from 'node:events';
import { watch } from 'node:fs';
import { join } from 'node:path';
import {
  createSourceSchema,
  createTranslationSchema,
} from '@federation/content-model/collections/collection-definition';
import { editingTexts } from '@federation/i18n/editing';
import { defaultLanguage, type Language } from '@federation/i18n/languages';
import { readAsAstro } from '@federation/content-model/files/astro-fields';
import { checkContent } from '@federation/content-check/check';
import { readContent, type CheckedContent } from '@federation/content-check/rule/checked-content';
import { formatFault } from '@federation/content-check/rule/format-fault';
import { createSources } from '@federation/content-check/rule/site';

/**
 * The files of entries whose fields Astro refuses, which keeps the development server from
 * starting.
 */
export function findUnreadable({ entries, folders }: CheckedContent): string[] {
  return entries.flatMap(({ definition, folder, files }) =>
    files.flatMap(({ language, file }) => {
      const schema =
        language === defaultLanguage
          ? createSourceSchema(definition, createSources(folder, folders))
          : createTranslationSchema(definition);
      const read = readAsAstro(file);
      return 'data' in read && schema.safeParse(read.data).success ? [] : [file.path];
    }),
  );
}

/**
 * Waits until Astro can read every entry. Meanwhile it prints the result of the content check,
 * again after each change.
 *
 * @param root the folder of the project
 */
export async function waitForReadable(root: string, language: Language): Promise<void> {
  const contentFolder = join(root, 'src/content');
  const watcher = watch(contentFolder, { recursive: true });
  let printed = '';
  for (;;) {
    // Listens before it checks, so that no change is missed.
    const change = once(watcher, 'change');
    const files = findUnreadable(readContent(root));
    if (files.length === 0) break;
    const faults = checkContent(root).faults.filter(({ file }) => files.includes(file));
    const text = faults.map((fault) => formatFault(fault, language)).join('\n\n');
    // One save of an editor may be several changes.
    if (text !== printed) console.error(`\n${text}\n\n${editingTexts[language].watch.waiting}\n`);
    printed = text;
    await change;
  }
  watcher.close();
}
