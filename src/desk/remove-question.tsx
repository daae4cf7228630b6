import { useId, type ReactNode } from 'react';
import { useWords } from './words.ts';

interface Props {
  /** Whether the old address leads to another page. */
  leads: boolean;
  setLeads: (leads: boolean) => void;
  /** Asks to which. */
  choice: ReactNode;
}

/** Asks what visitors find at the address of an entry that is removed. */
export function RemoveQuestion({ leads, setLeads, choice }: Props) {
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
      {choice}
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
