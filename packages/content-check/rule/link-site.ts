import { findComponent } from '@federation/content-model/components';
import { toPathOf } from '@federation/content-model/collections/paths';
import type { PagePart } from '@federation/content-model/components/page-part';
import { memoize } from '@federation/base/memoize';
import { toPagePath } from '@federation/base/paths';
import type { Language } from '@federation/i18n/languages';
import type { CheckedEntry, CheckedContent } from './checked-content.ts';
import type { ContentFile } from '@federation/content-model/files/content-file';
import type { LinkSite } from './judge-target.ts';

/**
 * The facts about a site that links need. Parts of a page are read when a link first needs them.
 */
export const toLinkSite = memoize((content: CheckedContent): LinkSite => {
  const byPath = new Map(content.entries.map((entry) => [toPathOf(entry), entry]));
  const fileOf = (entry: CheckedEntry, language: Language): ContentFile =>
    entry.files.find((one) => one.language === language)?.file ?? entry.source;
  const { site: address } = content.settingsFile.data;
  return {
    address: typeof address === 'string' ? address : undefined,
    isPath: content.isPath,
    partsOf: memoize(
      (path: string, language: Language) => {
        const entry = byPath.get(path);
        return (
          entry && [
            ...fileOf(entry, language).text.parts,
            ...partsOfShownPage(entry, language),
            ...yearsOnPage(entry),
          ]
        );
      },
      (path, language) => `${language} ${path}`,
    ),
  };
  /** A download may show the text of a page. */
  function partsOfShownPage({ source }: CheckedEntry, language: Language): readonly PagePart[] {
    const { page } = source.data;
    const shown = typeof page === 'string' ? byPath.get(toPagePath(page)) : undefined;
    return shown ? fileOf(shown, language).text.parts : [];
  }
  /** The tabs of lists by year. */
  function yearsOnPage({ source: { text } }: CheckedEntry): PagePart[] {
    const listed = text.components.flatMap(({ name, attributes }) => {
      const { partsByYear, shows } = findComponent(name) ?? {};
      return partsByYear ? [shows?.(attributes).collection] : [];
    });
    const records = content.entries.filter(({ collection }) => listed.includes(collection));
    const years = records.map(({ source }) => String(source.data['date']).slice(0, 4));
    return [...new Set(years)].map((year) => ({ id: year, words: year }));
  }
});
