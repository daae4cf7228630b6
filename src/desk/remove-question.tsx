import { useId } from 'react';
import type { ListedEntry } from '../core/desk.ts';
import type { Language } from '../i18n/languages.ts';
import { titleOf } from './entry-list.tsx';
import { useWords } from './words.ts';

interface Props {
  entry: ListedEntry;
  entries: readonly ListedEntry[];
  language: Language;
  /** Whether the old address leads to another page, and to which. */
  leads: boolean;
  to: string;
  setLeads: (leads: boolean) => void;
  setTo: (to: string) => void;
}

/** Asks what visitors find at the address of an entry that is removed. */
export function RemoveQuestion({ entry, entries, language, leads, to, setLeads, setTo }: Props) {
  const say = useWords();
  const id = useId();
  return (
    <fieldset>
      <legend>{say('remove.ask')}</legend>
      <div className="box">
        <input
          type="radio"
          id={`${id}-lead`}
          name={id}
          checked={leads}
          onChange={() => setLeads(true)}
        />
        <label htmlFor={`${id}-lead`}>{say('remove.lead')}</label>
      </div>
      <PageChoice
        entry={entry}
        entries={entries}
        language={language}
        to={to}
        setTo={setTo}
        isDisabled={!leads}
      />
      <div className="box">
        <input
          type="radio"
          id={`${id}-gone`}
          name={id}
          checked={!leads}
          onChange={() => setLeads(false)}
        />
        <label htmlFor={`${id}-gone`}>{say('remove.gone')}</label>
      </div>
    </fieldset>
  );
}

type ChoiceProps = Pick<Props, 'entry' | 'entries' | 'language' | 'to' | 'setTo'> & {
  isDisabled?: boolean;
};

/** The page that the address of an entry leads to. */
export function PageChoice({ entry, entries, language, to, setTo, isDisabled }: ChoiceProps) {
  const say = useWords();
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{say('remove.to')}</label>
      <select
        id={id}
        value={to}
        required
        disabled={isDisabled}
        onChange={({ target }) => setTo(target.value)}
      >
        <option value="" />
        {entries.flatMap((one) =>
          one.page && one !== entry ? (
            <option key={one.page} value={one.page}>
              {titleOf(one, language)} ({one.page})
            </option>
          ) : (
            []
          ),
        )}
      </select>
    </div>
  );
}
