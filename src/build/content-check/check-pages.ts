import { pagedCollections } from '../../collections/paths.ts';
import { languages, type Language } from '../../i18n/languages.ts';
import { checkTitles, compareDescriptions } from './check-duplicates.ts';
import { compareSiteMap } from './check-site-map.ts';
import type { Entry } from './context.ts';
import { asReview, type AnyFault as Fault } from './fault.ts';
import type { SourceFile } from './read.ts';

/** What has to be asked of all pages together, in each language. */
export function checkPages(entries: readonly Entry[]): Fault[] {
  const shown = entries.filter(({ isDraft }) => !isDraft);
  const pages = shown.filter(({ collection }) => collection === 'pages');
  const withPages = shown.filter(({ collection }) => collection === 'pages' || pagedCollections.includes(collection));
  const siteMaps = pages.filter(({ id }) => id === 'sitemap');
  const ids = pages.map(({ id }) => id);
  return languages.flatMap((language) => [
    ...checkTitles(filesIn(withPages, language)),
    ...asReview(compareDescriptions(filesIn(withPages, language))),
    ...asReview(filesIn(siteMaps, language).flatMap((siteMap) => compareSiteMap(siteMap, ids))),
  ]);
}

function filesIn(entries: readonly Entry[], language: Language): SourceFile[] {
  return entries.flatMap(({ files }) => files.filter((one) => one.language === language).map(({ file }) => file));
}
