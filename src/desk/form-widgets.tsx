import type { WidgetProps } from '@rjsf/utils';
import { formatDay } from '../core/dates.ts';
import { isDay } from '../core/working-days.ts';
import { getPageLanguage } from './page-language.ts';
import { Group } from './form-group.tsx';
import { FileWidget } from './file-widget.tsx';
import { common, toValue } from './widget-props.ts';
import { pageList } from './page-list.tsx';
import { useWords } from './words.ts';

/** The controls of a form. What is left empty is not a value. */

const toInput = (type: string, list?: string) =>
  function InputWidget(props: WidgetProps) {
    const value = typeof props.value === 'string' ? props.value : '';
    return (
      <input
        {...common(props)}
        type={type}
        list={list}
        value={value}
        onChange={({ target }) => props.onChange(toValue(target.value))}
      />
    );
  };

const DateInput = toInput('date');

function ParagraphWidget(props: WidgetProps) {
  const say = useWords();
  const { schema, onChange } = props;
  const value = typeof props.value === 'string' ? props.value : '';
  return (
    <>
      <textarea
        {...common(props)}
        rows={3}
        value={value}
        onChange={({ target }) => onChange(toValue(target.value))}
      />
      {schema.maxLength && (
        <small>{say('characters', { count: value.length, max: schema.maxLength })}</small>
      )}
    </>
  );
}

function CheckboxWidget(props: WidgetProps) {
  return (
    <input
      {...common(props)}
      type="checkbox"
      checked={props.value === true}
      onChange={({ target }) => props.onChange(target.checked)}
    />
  );
}

/**
 * A day, and beside it in words as the site shows it: browsers write it in ways of their own. What
 * is no day stands there as it is, as the control of the browser is empty then.
 */
function DateWidget(props: WidgetProps) {
  const language = getPageLanguage();
  const value = typeof props.value === 'string' ? props.value : '';
  return (
    <span className="day">
      <DateInput {...props} />
      <small>{isDay(value) && language ? formatDay(value, language) : value}</small>
    </span>
  );
}

/** Several of a few choices, such as days of the week. */
function ChoicesWidget({ id, label, options, value, onChange }: WidgetProps) {
  const chosen = Array.isArray(value) ? (value as unknown[]) : [];
  const choices = options.enumOptions ?? [];
  const isChosen = (one: unknown, changed?: unknown) => chosen.includes(one) !== (one === changed);
  return (
    <Group id={id} title={label} help={null}>
      <div className="choices">
        {choices.map((choice) => (
          <label key={String(choice.value)}>
            <input
              type="checkbox"
              checked={isChosen(choice.value)}
              onChange={() =>
                onChange(
                  choices
                    .map((one): unknown => one.value)
                    .filter((one) => isChosen(one, choice.value)),
                )
              }
            />
            {choice.label}
          </label>
        ))}
      </div>
    </Group>
  );
}

function SelectWidget(props: WidgetProps) {
  const say = useWords();
  const { options, value, onChange, multiple } = props;
  const choices = options.enumOptions ?? [];
  if (multiple) return <ChoicesWidget {...props} />;
  return (
    <select
      {...common(props)}
      value={String(value ?? '')}
      onChange={({ target }) =>
        onChange(choices.find((one) => String(one.value) === target.value)?.value)
      }
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

export const widgets = {
  line: toInput('text'),
  link: toInput('text', pageList),
  date: DateWidget,
  clock: toInput('time'),
  paragraph: ParagraphWidget,
  picture: FileWidget,
  document: FileWidget,
  CheckboxWidget,
  SelectWidget,
};
