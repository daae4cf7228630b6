import { hasEntryPages } from '../../../content-model/paths.ts';
import { languages } from '../../../i18n/languages.ts';
import type { ContentFile } from '../../content/content-file.ts';
import { faultIn } from '../fault.ts';
import { defineRule } from '../rule.ts';

/**
 * Finds pages of one language that have the same title: in a list of open tabs or results nobody
 * could tell them apart.
 */
export const repeatedTitles = defineRule({
  of: 'site',
  says: ['titleUsedTwice'],
  grade: 'stop',
  check({ entries }) {
    const pages = entries.filter(
      ({ isDraft, collection }) =>
        !isDraft && (collection === 'pages' || hasEntryPages(collection)),
    );
    return languages.flatMap((language) => {
      const owners = new Map<unknown, ContentFile>();
      const files = pages.flatMap((entry) =>
        entry.files.filter((one) => one.language === language),
      );
      return files.flatMap(({ file }) => {
        const field = ['title', 'name'].find((name) => file.data[name] !== undefined);
        if (field === undefined) return [];
        const owner = owners.get(file.data[field]);
        if (!owner) owners.set(file.data[field], file);
        return owner ? [faultIn(file, [field], 'titleUsedTwice', { other: owner.path })] : [];
      });
    });
  },
});
