import type { ListedEntry } from '../core/desk.ts';
import type { Language } from '../i18n/languages.ts';
import { titleOf } from './entry-list.tsx';

/** The id of the list of pages, which a field for an address offers while somebody types. */
export const pageList = 'pages';

export function PageList({
  entries,
  language,
}: {
  entries: readonly ListedEntry[];
  language: Language;
}) {
  return (
    <datalist id={pageList}>
      {entries.map(
        (entry) =>
          entry.page && (
            <option key={entry.page} value={entry.page} label={titleOf(entry, language)} />
          ),
      )}
    </datalist>
  );
}
