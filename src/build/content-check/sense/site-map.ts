import { findComponent } from '../../../content-model/components.ts';
import { getDefinition } from '../../../content-model/collections.ts';
import { toPagePath } from '../../../core/paths.ts';
import { isReadable } from '../../content/content-file.ts';
import { collectFieldLinks } from '../../content/field-links.ts';
import type { Entry, Site } from '../context.ts';
import { faultIn } from '../fault.ts';
import { defineRule } from '../rule.ts';
import { readMenus } from './menus.ts';

/** The pages that visitors are to come across: no drafts, and none that is kept out of lists. */
const toListed = ({ entries }: Site) =>
  entries.filter(
    ({ collection, id, isDraft, source }) =>
      collection === 'pages' &&
      !isDraft &&
      source.data['unlisted'] !== true &&
      !['home', 'sitemap'].includes(id),
  );

/** Where anything on the site leads: texts, fields and settings, and entries to their lists. */
function collectTargets({ entries, settingsFile }: Site): Set<string> {
  const shown = entries.filter(({ isDraft }) => !isDraft);
  const links = shown
    .filter(({ collection, id }) => collection !== 'pages' || id !== 'sitemap')
    .flatMap(({ files }) => files)
    .flatMap(({ file }) => [...file.text.links, ...collectFieldLinks(file)]);
  return new Set([
    ...[...links, ...collectFieldLinks(settingsFile)].map(({ target }) =>
      target.replace(/[?#].*$/, ''),
    ),
    ...shown.flatMap(toLists),
  ]);
}

/** The pages that list an entry, and the one whose text its files hold. */
function toLists({ collection, source }: Entry): string[] {
  const { pages } = getDefinition(collection);
  const { page } = source.data;
  // What the schema refuses is another rule’s to report.
  const own = pages?.listFor?.(source.data as never);
  return [pages?.list, own, page].flatMap((one) =>
    typeof one === 'string' ? [toPagePath(one)] : [],
  );
}

/**
 * Points out pages that only the site map leads to, and pages that a site map written by hand has
 * not.
 */
export const siteMap = defineRule({
  of: 'site',
  says: ['pageOnlyInSiteMap', 'pageNotInSiteMap'],
  grade: 'review',
  check(site) {
    const map = site.entries.find((one) => one.collection === 'pages' && one.id === 'sitemap');
    if (!map || map.isDraft || map.source.text.error || !isReadable(site.navigationFile)) return [];
    const { components, links } = map.source.text;
    const inMenus = new Set(
      readMenus(site.navigationFile).flatMap((menu) => menu.map(({ page }) => page)),
    );
    const showsAll = components.some(({ name }) => findComponent(name)?.showsEveryPage);
    const targets = showsAll ? collectTargets(site) : new Set(links.map(({ target }) => target));
    return toListed(site)
      .filter(({ id }) => inMenus.has(id) !== showsAll && !targets.has(toPagePath(id)))
      .map(({ id, source }) => ({
        ...faultIn(source, [], showsAll ? 'pageOnlyInSiteMap' : 'pageNotInSiteMap', {
          path: toPagePath(id),
        }),
        field: 'folder',
      }));
  },
});
