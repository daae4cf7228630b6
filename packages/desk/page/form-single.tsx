import type { DeskSchema } from '../protocol/desk.ts';
import { isLanguage, languageDetails } from '@federation/i18n/languages';
import { useForm, type FieldProps } from './form-context.ts';
import { Help } from './form-group.tsx';
import { Control } from './form-widgets.tsx';
import { useWords } from './words.ts';

/** A value that is chosen needs no example. */
const isTyped = ({ type, widget = 'line', oneOf }: DeskSchema) =>
  type !== 'boolean' && !oneOf && !['date', 'clock', 'picture', 'document'].includes(widget);

/** A field with one control, in one language where it has several. */
export function SingleField({ schema, path, value, title, isRequired = false }: FieldProps) {
  const say = useWords();
  const { toId, issues, change } = useForm();
  const id = toId(path);
  const name = String(path.at(-1));
  const ofLanguage = !schema.title && isLanguage(name) ? name : undefined;
  const label = ofLanguage ? languageDetails[ofLanguage].name : (schema.title ?? title ?? name);
  const errors = issues.filter(({ field }) => field.length > 0 && toId(field) === id);
  const isBox = schema.type === 'boolean';
  const caption = (
    <label key="label" htmlFor={id}>
      {label}
      {!isRequired && !ofLanguage && !isBox && <small> {say('optional')}</small>}
    </label>
  );
  const control = (
    <Control
      key="control"
      {...{ id, schema, label, value, isRequired }}
      isInvalid={errors.length > 0}
      onChange={(changed) => change(path, () => changed)}
    />
  );
  return (
    <div className={isBox ? 'field box' : 'field'} lang={ofLanguage}>
      {isBox ? [control, caption] : [caption, control]}
      {!ofLanguage && (
        <Help id={id} text={schema.description} examples={isTyped(schema) ? schema.examples : []} />
      )}
      <ul className="errors" id={`${id}__error`}>
        {errors.map(({ grade, text }) => (
          <li key={text}>
            {say(grade)}: {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
