import { useId, type ComponentProps } from 'react';

interface Labelled {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

type TextProps = Labelled &
  Omit<ComponentProps<'input'>, 'onChange' | 'value'> & {
    /** Help before it is filled in, and the validation error. */
    help?: string;
    fault?: string | false;
  };

/** A line of text under its label. */
export function TextField({ label, value, onChange, help, fault, ...others }: TextProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        aria-describedby={`${id}-help ${id}-fault`}
        aria-invalid={Boolean(fault)}
        {...others}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      {help && (
        <p className="help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {fault !== undefined && (
        <p role="alert" id={`${id}-fault`}>
          {fault}
        </p>
      )}
    </div>
  );
}

type ChoiceProps = Labelled &
  Omit<ComponentProps<'select'>, 'onChange' | 'value'> & {
    /** The values to choose from, with their names. */
    options: readonly (readonly [value: string, name: string])[];
  };

export function Choice({ label, value, onChange, options, ...others }: ChoiceProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} {...others} value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
