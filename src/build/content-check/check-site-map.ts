import { toPagePath } from '../../core/paths.ts';
import { findLinks, TextError } from '../content/text-tree.ts';
import type { AnyFault as Fault } from './fault.ts';
import type { SourceFile } from './read.ts';

/**
 * Points out pages that the site map does not lead to.
 *
 * @param siteMap the page `sitemap` in one language
 * @param pages the ids of the pages that are not drafts
 */
export function compareSiteMap(siteMap: SourceFile, pages: readonly string[]): Fault[] {
  let links: readonly string[];
  try {
    links = findLinks(siteMap.body);
  } catch (error) {
    // That it can’t be read is told by the check of the text.
    if (error instanceof TextError) return [];
    throw error;
  }
  return pages
    .map(toPagePath)
    .filter((path) => !links.includes(path))
    .map((path) => ({ file: siteMap.path, line: siteMap.bodyLine, field: 'text', problem: `there is no link to the page ${path}` }));
}
