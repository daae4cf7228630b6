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
export function DescribeDialog({ of, form, onDone, onClose }: Props) {
  const say = useWords();
  const id = useId();
  const [words, setWords] = useState<Words>(
    (form as Partial<Record<Undescribed, Words>>)[of] ?? {},
  );
  return (
    <Modal
      title={say('describe')}
      action={say('describe.done')}
      onDo={() => onDone({ ...form, [of]: words })}
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
