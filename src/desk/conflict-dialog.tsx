import { useId, useState } from 'react';
import type { Conflicts, Difference, Side } from '../core/desk-publishing.ts';
import { languageDetails } from '../i18n/languages.ts';
import { Modal } from './modal.tsx';
import { useWords } from './words.ts';

interface Props {
  conflicts: Conflicts;
  isBusy: boolean;
  onDo: (choices: Record<string, Side>) => void;
  onClose: () => void;
}

/** What two people have changed in different ways, side by side, to choose from. */
export function ConflictDialog({ conflicts: { entries }, isBusy, onDo, onClose }: Props) {
  const say = useWords();
  const [choices, setChoices] = useState<Record<string, Side>>({});
  return (
    <Modal
      title={say('conflict.title')}
      action={say('conflict.done')}
      isBusy={isBusy}
      onDo={() => onDo(choices)}
      onClose={onClose}
    >
      <p>{say('conflict.help')}</p>
      {entries.map(({ title, by, differences }) => (
        <section key={title + by}>
          <h3>{title}</h3>
          <p className="help">{say('conflict.by', { name: by })}</p>
          {differences.map((difference) => (
            <Choice
              key={difference.id}
              difference={difference}
              chosen={choices[difference.id]}
              onChoose={(side) => setChoices((old) => ({ ...old, [difference.id]: side }))}
            />
          ))}
        </section>
      ))}
    </Modal>
  );
}

interface ChoiceProps {
  difference: Difference;
  chosen: Side | undefined;
  onChoose: (side: Side) => void;
}

function Choice({ difference, chosen, onChoose }: ChoiceProps) {
  const say = useWords();
  const id = useId();
  const { label, language, canBoth } = difference;
  const radio = (side: Side) => (
    <div className="box">
      <input
        type="radio"
        required
        id={`${id}-${side}`}
        name={id}
        checked={chosen === side}
        onChange={() => onChoose(side)}
      />
      <label htmlFor={`${id}-${side}`}>{say(`conflict.${side}`)}</label>
    </div>
  );
  return (
    <fieldset>
      <legend>
        {label} {language && `(${languageDetails[language].name})`}
      </legend>
      <div className="versions">
        {(['mine', 'theirs'] as const).map((side) => (
          <div key={side} className="side">
            {radio(side)}
            <div className="version" lang={language}>
              {difference[side] ?? say('conflict.none')}
            </div>
          </div>
        ))}
      </div>
      {canBoth && radio('both')}
    </fieldset>
  );
}
