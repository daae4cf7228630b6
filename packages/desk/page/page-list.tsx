import type { Language } from '@federation/i18n/languages';
import { Choice } from './labelled.tsx';
import { listedTitle, useDesk } from './words.ts';

/** The id of the list of pages, which a field for an address offers while somebody types. */
export const pageList = 'pages';

export function PageList() {
  const { entries, language } = useDesk();
  return (
    <datalist id={pageList}>
      {entries.map(
        (entry) =>
          entry.page && (
            <option key={entry.page} value={entry.page} label={listedTitle(entry, language)} />
          ),
      )}
    </datalist>
  );
}

interface Props {
  label: string;
  /** The name of the empty choice. */
  none?: string;
  /** A page that can’t be chosen. */
  without?: string | undefined;
  language: Language;
  value: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  onChange: (path: string) => void;
}

export function PageChoice({
  none = '',
  without,
  language,
  isRequired,
  isDisabled,
  ...others
}: Props) {
  const { entries } = useDesk();
  const pages = entries.flatMap((entry) =>
    entry.page && entry.page !== without
      ? [[entry.page, `${listedTitle(entry, language)} (${entry.page})`] as const]
      : [],
  );
  return (
    <Choice
      {...others}
      required={isRequired}
      disabled={isDisabled}
      options={[['', none], ...pages]}
    />
  );
}
