import { pagedCollections } from '../../collections/paths.ts';
import { languages, type Language } from '../../i18n/languages.ts';
import { checkTitles, compareDescriptions } from './check-duplicates.ts';
import type { Entry } from './context.ts';
import type { Fault } from './fault.ts';
import type { SourceFile } from './read.ts';

/** What has to be asked of all pages together, in each language. */
export function checkPages(entries: readonly Entry[]): Fault[] {
  const shown = entries.filter(({ isDraft }) => !isDraft);
  const withPages = shown.filter(({ collection }) => collection === 'pages' || pagedCollections.includes(collection));
  return languages.flatMap((language) => [
    ...checkTitles(filesIn(withPages, language)),
    ...compareDescriptions(filesIn(withPages, language)),
  ]);
}

function filesIn(entries: readonly Entry[], language: Language): SourceFile[] {
  return entries.flatMap(({ files }) => files.filter((one) => one.language === language).map(({ file }) => file));
}
