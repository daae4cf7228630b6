import { watch } from 'node:fs';
import { join } from 'node:path';
import { toSourceSchema, toTranslationSchema } from '../../collections/shared/definition.ts';
import { editingTexts } from '../../i18n/editing.ts';
import { defaultLanguage, type Language } from '../../i18n/languages.ts';
import { checkContent } from '../content-check/check.ts';
import { readSite, type Site } from '../content-check/context.ts';
import { formatFault } from '../content-check/format-fault.ts';
import { toSources } from '../content-check/site.ts';

/** The files of entries whose fields Astro refuses, so that the development server could not start. */
export function findUnreadable({ entries, folders }: Site): string[] {
  return entries.flatMap(({ definition, folder, files }) =>
    files.flatMap(({ language, file }) => {
      const schema =
        language === defaultLanguage ? toSourceSchema(definition, toSources(folder, folders)) : toTranslationSchema(definition);
      const data = file.built && 'data' in file.built ? file.built.data : file.data;
      const isReadable = !file.yamlError && !(file.built && 'errorLine' in file.built) && schema.safeParse(data).success;
      return isReadable ? [] : [file.path];
    }),
  );
}

/**
 * Waits until Astro can read every entry. While it can’t, what is wrong is printed in the words of the content check,
 * again after each change.
 *
 * @param root the folder of the project
 */
export async function waitForReadable(root: string, language: Language): Promise<void> {
  const contentFolder = join(root, 'src/content');
  const find = () => findUnreadable(readSite(root, contentFolder));
  for (let files = find(); files.length > 0; files = find()) {
    // Listens before it checks, so that no change is missed.
    const change = nextChange(contentFolder);
    const faults = checkContent(root).faults.filter(({ file }) => files.includes(file));
    console.error(`\n${faults.map((fault) => formatFault(fault, language)).join('\n\n')}\n\n${editingTexts[language].watch.waiting}\n`);
    await change;
  }
}

function nextChange(folder: string): Promise<void> {
  return new Promise((resolve) => {
    const watcher = watch(folder, { recursive: true }, () => {
      watcher.close();
      // Editors write a file in steps.
      setTimeout(resolve, 150);
    });
  });
}
