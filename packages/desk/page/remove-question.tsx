import { useId, type ReactNode } from 'react';
import { useWords } from './words.ts';

interface Props {
  /** True when the old address leads to another page. */
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
      <label className="box">
        <input type="radio" name={id} checked={leads} onChange={() => setLeads(true)} />
        {say('remove.lead')}
      </label>
      {choice}
      <label className="box">
        <input type="radio" name={id} checked={!leads} onChange={() => setLeads(false)} />
        {say('remove.gone')}
      </label>
    </fieldset>
  );
}
