import type { WidgetProps } from '@rjsf/utils';
import { useState, type DragEvent } from 'react';
import type { OpenedEntry } from '../core/desk.ts';
import { useWords } from './words.ts';

/** The controls of a form. What is left empty is no value. */

const toValue = (text: string) => (text === '' ? undefined : text);

const common = ({ id, rawErrors = [], required }: WidgetProps) => ({
  id,
  'aria-describedby': `${id}__error ${id}__description`,
  'aria-invalid': rawErrors.length > 0,
  'aria-required': required,
});

const toInput = (type: string) =>
  function InputWidget(props: WidgetProps) {
    const value = typeof props.value === 'string' ? props.value : '';
    return <input {...common(props)} type={type} value={value} onChange={({ target }) => props.onChange(toValue(target.value))} />;
  };

function ParagraphWidget(props: WidgetProps) {
  const say = useWords();
  const { schema, onChange } = props;
  const value = typeof props.value === 'string' ? props.value : '';
  return (
    <>
      <textarea {...common(props)} rows={3} value={value} onChange={({ target }) => onChange(toValue(target.value))} />
      {schema.maxLength && <small>{say('characters', { count: value.length, max: schema.maxLength })}</small>}
    </>
  );
}

function CheckboxWidget(props: WidgetProps) {
  return (
    <input {...common(props)} type="checkbox" checked={props.value === true} onChange={({ target }) => props.onChange(target.checked)} />
  );
}

function SelectWidget(props: WidgetProps) {
  const say = useWords();
  const { options, value, onChange } = props;
  const choices = options.enumOptions ?? [];
  return (
    <select
      {...common(props)}
      value={String(value ?? '')}
      onChange={({ target }) => onChange(choices.find((one) => String(one.value) === target.value)?.value)}
    >
      <option value="">{say('none')}</option>
      {choices.map((choice) => (
        <option key={String(choice.value)} value={String(choice.value)}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}

/** What a form knows of the entry around it. */
export interface EntryContext {
  /** The entry as it was opened, and the source that its translations were made from. */
  opened?: OpenedEntry;
  files: readonly string[];
  /** Copies a file beside the entry and gives the value of the field; undefined when it was refused. */
  attach: (file: File, field: string) => Promise<string | undefined>;
}

const endings = { picture: '.avif,.gif,.jpg,.jpeg,.png,.svg,.webp', document: '.pdf' };

/** A file beside the entry: one that is there, or one from this computer. */
function FileWidget(props: WidgetProps) {
  const say = useWords();
  const [isOver, setOver] = useState(false);
  const { id, schema, onChange, label } = props;
  const { files, attach } = props.registry.formContext as EntryContext;
  const value = typeof props.value === 'string' ? props.value : '';
  const accepted = endings[schema.format === 'picture' ? 'picture' : 'document'];
  const fitting = files.filter((name) => accepted.split(',').some((ending) => name.toLowerCase().endsWith(ending)));
  const take = async (file: File | undefined) => {
    const name = file && (await attach(file, id));
    if (name) onChange(name);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };
  return (
    <div
      className={isOver ? 'file over' : 'file'}
      onDragOver={(event) => (event.preventDefault(), setOver(true))}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <select {...common(props)} value={value} onChange={({ target }) => onChange(toValue(target.value))}>
        <option value="">{say('none')}</option>
        {[...new Set([...fitting, ...(value ? [value] : [])])].map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <label>
        {say('attach')} <span className="unseen">: {label}</span>
        <input type="file" accept={accepted} onChange={({ target }) => void take(target.files?.[0])} />
      </label>
      <small>{say('drop')}</small>
    </div>
  );
}

export const widgets = {
  line: toInput('text'),
  date: toInput('date'),
  clock: toInput('time'),
  paragraph: ParagraphWidget,
  picture: FileWidget,
  document: FileWidget,
  CheckboxWidget,
  SelectWidget,
};
