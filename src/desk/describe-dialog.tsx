import { useId, useState } from 'react';
import { languageDetails, languages, type Language } from '../i18n/languages.ts';
import { Modal } from './modal.tsx';
import type { Undescribed } from './use-attach.ts';
import { useWords } from './words.ts';

type Words = Partial<Record<Language, string>>;

interface Props {
  of: Undescribed;
  form: object;
  /** The form with the description. */
  onDone: (form: object) => void;
  onClose: () => void;
}

/** Asks what a picture shows, in every language. */
export function DescribeDialog({ of: { field, row }, form, onDone, onClose }: Props) {
  const say = useWords();
  const id = useId();
  const before = (form as Record<string, Words | Words[] | undefined>)[field];
  const rows = Array.isArray(before) ? before : [];
  const [words, setWords] = useState<Words>(
    (row === undefined ? (before as Words | undefined) : rows[row]) ?? {},
  );
  const toValue = () =>
    row === undefined
      ? words
      : Array.from({ length: Math.max(rows.length, row + 1) }, (_, index) =>
          index === row ? words : (rows[index] ?? {}),
        );
  return (
    <Modal
      title={say('describe')}
      action={say('describe.done')}
      onDo={() => onDone({ ...form, [field]: toValue() })}
      onClose={onClose}
    >
      <p>{say('describe.help')}</p>
      {languages.map((one) => (
        <div key={one} className="field">
          <label htmlFor={id + one}>{languageDetails[one].name}</label>
          <input
            id={id + one}
            lang={one}
            value={words[one] ?? ''}
            onChange={({ target }) => setWords({ ...words, [one]: target.value })}
          />
        </div>
      ))}
    </Modal>
  );
}
