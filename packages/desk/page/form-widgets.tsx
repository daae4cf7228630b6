import { formatDay } from '@federation/base/dates';
import type { DeskSchema } from '../protocol/desk.ts';
import { isDay } from '@federation/base/working-days';
import { FileControl } from './file-widget.tsx';
import { pageList } from './page-list.tsx';
import { useDesk } from './words.ts';

export interface ControlProps {
  id: string;
  schema: DeskSchema;
  label: string;
  value: unknown;
  isRequired: boolean;
  isInvalid: boolean;
  /** Called without a value where it is left empty. */
  onChange: (value: unknown) => void;
}

const inputTypes: Partial<Record<string, string>> = { date: 'date', clock: 'time' };

/** The control of a field that has one value. */
export function Control(props: ControlProps) {
  const { say, language } = useDesk();
  const { id, schema, label, value, isRequired, isInvalid, onChange } = props;
  const { type, widget, oneOf } = schema;
  const common = {
    id,
    'aria-describedby': `${id}__error ${id}__description`,
    'aria-invalid': isInvalid,
    'aria-required': isRequired,
  };
  if (type === 'boolean')
    return (
      <input
        {...common}
        type="checkbox"
        checked={value === true}
        onChange={({ target }) => onChange(target.checked)}
      />
    );
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const onText = ({ target }: { target: { value: string } }) => onChange(target.value || undefined);
  if (widget === 'picture' || widget === 'document')
    return <FileControl {...{ common, widget, label, value: text, onChange }} />;
  if (oneOf)
    return (
      <select
        {...common}
        value={text}
        onChange={({ target }) =>
          onChange(oneOf.find((one) => String(one.const) === target.value)?.const)
        }
      >
        <option value="">{say('none')}</option>
        {oneOf.map((choice) => (
          <option key={String(choice.const)} value={String(choice.const)}>
            {choice.title}
          </option>
        ))}
      </select>
    );
  if (widget === 'paragraph')
    return (
      <>
        <textarea {...common} rows={3} value={text} onChange={onText} />
        {schema.maxLength && (
          <small>{say('characters', { count: text.length, max: schema.maxLength })}</small>
        )}
      </>
    );
  const isNumber = type === 'number' || type === 'integer';
  const input = (
    <input
      {...common}
      type={isNumber ? 'number' : (inputTypes[widget ?? 'line'] ?? 'text')}
      step={isNumber ? 'any' : undefined}
      list={widget === 'link' ? pageList : undefined}
      value={text}
      onChange={
        isNumber
          ? ({ target }) => onChange(target.value === '' ? undefined : Number(target.value))
          : onText
      }
    />
  );
  if (widget !== 'date') return input;
  // Browsers write a day in ways of their own, and show nothing where a value is none.
  return (
    <span className="day">
      {input}
      <small>{isDay(text) ? formatDay(text, language) : text}</small>
    </span>
  );
}
