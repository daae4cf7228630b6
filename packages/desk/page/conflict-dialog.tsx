import { useId, useState, type ReactNode } from 'react';
import {
  sides,
  type ConflictChoices,
  type Conflict,
  type Conflicts,
  type Side,
} from '../protocol/publishing.ts';
import { languageDetails } from '@federation/i18n/languages';
import { Modal } from './modal.tsx';
import { VersionText } from './version-text.tsx';
import { useWords } from './words.ts';

interface Props {
  conflicts: Conflicts;
  isBusy: boolean;
  result: ReactNode;
  onDo: (choices: ConflictChoices['choices']) => void;
  onClose: () => void;
}

/** Entries that two people have changed, in both versions side by side, to keep one of each. */
export function ConflictDialog({ conflicts, isBusy, result, onDo, onClose }: Props) {
  const say = useWords();
  const [choices, setChoices] = useState<ConflictChoices['choices']>({});
  return (
    <Modal
      title={say('conflict.title')}
      action={say('conflict.done')}
      isBusy={isBusy}
      onDo={() => onDo(choices)}
      onClose={onClose}
    >
      <p>{say('conflict.help')}</p>
      {conflicts.entries.map((conflict) => (
        <Choice
          // Another version of the same entry is chosen again.
          key={conflict.entryPath + conflicts.theirs}
          conflict={conflict}
          onChoose={(side) => setChoices((old) => ({ ...old, [conflict.entryPath]: side }))}
        />
      ))}
      {result}
    </Modal>
  );
}

function Choice({ conflict, onChoose }: { conflict: Conflict; onChoose: (side: Side) => void }) {
  const say = useWords();
  const id = useId();
  const { title, by, files } = conflict;
  return (
    <fieldset>
      <legend>{title}</legend>
      <p className="help">{say('conflict.by', { name: by })}</p>
      <div className="versions">
        {sides.map((side) => (
          <label key={side} className="box">
            <input type="radio" required name={id} onChange={() => onChoose(side)} />
            {say(`conflict.${side}`)}
          </label>
        ))}
        {files.flatMap(({ path, language, mine, theirs }) =>
          [
            [mine, theirs],
            [theirs, mine],
          ].map(([text, other], index) => (
            <div key={`${path} ${index}`} className="version" lang={language}>
              {language && <strong>{languageDetails[language].name}</strong>}
              {text === undefined ? (
                <p>{say('conflict.none')}</p>
              ) : (
                <VersionText text={text} other={other ?? ''} />
              )}
            </div>
          )),
        )}
      </div>
    </fieldset>
  );
}
