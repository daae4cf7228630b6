import { getDefinition } from '@federation/content-model/collections';
import { findComponent } from '@federation/content-model/components';
import { toPagePath } from '@federation/base/paths';
import { isReadableFile } from '@federation/content-model/files/content-file';
import { collectFieldLinks } from '@federation/content-model/files/field-links';
import { collectValues } from '@federation/content-model/files/values';
import type { CheckedEntry, CheckedContent } from '../../rule/checked-content.ts';
import { faultIn } from '../../rule/fault.ts';
import { defineRule } from '../../rule/rule.ts';

/** The targets of all links: in texts, fields and settings, and from entries to their lists. */
function collectTargets({ entries, settingsFile }: CheckedContent): Set<string> {
  const shown = entries.filter(({ isDraft }) => !isDraft);
  const links = shown
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
function toLists({ collection, source }: CheckedEntry): string[] {
  const { pages } = getDefinition(collection);
  const { page } = source.data;
  // The data may break the schema, which another rule reports.
  const own = pages?.listFor?.(source.data as never);
  return [pages?.list, own, page].flatMap((one) =>
    typeof one === 'string' ? [toPagePath(one)] : [],
  );
}

/** Finds pages to which no menu, no list, no link and no site map leads. */
export const outOfReach = defineRule({
  of: 'site',
  says: ['pageOutOfReach'],
  stage: 'sense',
  check(content) {
    const { entries, navigationFile } = content;
    const pages = entries.filter(({ collection, isDraft }) => collection === 'pages' && !isDraft);
    const showsAll = pages.some(({ source: { text } }) =>
      text.components.some(({ name }) => findComponent(name)?.showsEveryPage),
    );
    // A text that can’t be read may have the link.
    const isKnown =
      isReadableFile(navigationFile) &&
      pages.every(({ source }) => source.text.error === undefined);
    if (showsAll || !isKnown) return [];
    const targets = collectTargets(content);
    const inMenus = collectValues(navigationFile.data).flatMap(({ path, value }) =>
      path.at(-1) === 'page' ? [value] : [],
    );
    return pages
      .filter(
        ({ id, source }) =>
          id !== 'home' &&
          source.data['unlisted'] !== true &&
          !inMenus.includes(id) &&
          !targets.has(toPagePath(id)),
      )
      .map(({ id, source }) => ({
        ...faultIn(source, [], 'pageOutOfReach', { path: toPagePath(id) }, `- page: ${id}`),
        line: 1,
        field: 'folder',
      }));
  },
});
