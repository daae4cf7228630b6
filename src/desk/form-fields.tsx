import type { DeskSchema } from '../core/desk.ts';
import { isLanguage, languageDetails, languages } from '../i18n/languages.ts';
import { findFieldBehind, isEmpty } from './behind.ts';
import { useForm, type Path } from './form-context.ts';
import { Group, Help, Section } from './form-group.tsx';
import { ChoicesField, ListField } from './form-lists.tsx';
import { Control } from './form-widgets.tsx';
import { nameRow, toSection } from './sections.ts';
import { isFoundIn } from './site-form.tsx';
import { useDesk, useWords } from './words.ts';

interface Props {
  schema: DeskSchema;
  path: Path;
  value: unknown;
  /** Its name where the schema has none. */
  title?: string;
  isRequired?: boolean | undefined;
}

/** A field of a form as its schema has it: one control, a group, a list or choices. */
export function Field(props: Props) {
  const { schema, path, title = '' } = props;
  const list = { schema, path, title: schema.title ?? title };
  const rows = Array.isArray(props.value) ? (props.value as unknown[]) : [];
  if (schema.items?.oneOf) return <ChoicesField {...list} chosen={rows} />;
  if (schema.items) {
    const { items } = schema;
    const toRow = (index: number) => (
      <Field
        schema={items}
        path={[...path, index]}
        value={rows[index]}
        title={`${list.title} ${index + 1}`}
        isRequired
      />
    );
    return <ListField {...list} rows={rows} toRow={toRow} />;
  }
  return schema.type === 'object' ? <ObjectField {...props} /> : <SingleField {...props} />;
}

/** Whether somebody types the value: what is chosen needs no example. */
const isTyped = ({ type, widget = '', oneOf }: DeskSchema) =>
  type !== 'boolean' && !oneOf && !['date', 'clock', 'picture', 'document'].includes(widget);

function SingleField({ schema, path, value, title, isRequired = false }: Props) {
  const say = useWords();
  const { toId, messages, change } = useForm();
  const id = toId(path);
  const name = String(path.at(-1));
  const ofLanguage = !schema.title && isLanguage(name) ? name : undefined;
  const label = ofLanguage ? languageDetails[ofLanguage].name : (schema.title ?? title ?? name);
  const errors = messages.filter(({ field }) => field.length > 0 && toId(field) === id);
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

function ObjectField({ schema, path, value }: Props) {
  const { say, language } = useDesk();
  const form = useForm();
  const { opened, isBehind = false, search } = form;
  const values = (value ?? {}) as Record<string, unknown>;
  const names = Object.keys(schema.properties ?? {});
  const isPair = names.length === languages.length && names.every(isLanguage);
  const isMissing =
    isPair &&
    languages.some((one) => isEmpty(values[one])) &&
    languages.some((one) => !isEmpty(values[one]));
  const behind = isPair && findFieldBehind(values, path, opened, isBehind);
  const fields = Object.entries(schema.properties ?? {}).map(([name, inner]) => (
    <Field
      key={name}
      schema={inner}
      path={[...path, name]}
      value={values[name]}
      title={name}
      isRequired={schema.required?.includes(name)}
    />
  ));
  const shown = (
    <>
      <div className={isPair ? 'pair' : 'group'}>{fields}</div>
      {isMissing && <p className="state">{say('notTranslated')}</p>}
      {behind && <p className="state">{say(behind)}</p>}
    </>
  );
  // A row of a list and the form itself have no title of their own.
  if (!schema.title && search !== undefined && path.length > 0)
    return (
      <Section
        title={nameRow(schema, values, language) ?? say('newRow')}
        isOpen={search !== '' && isFoundIn(schema, values, search)}
      >
        {shown}
      </Section>
    );
  if (!schema.title) return <div>{shown}</div>;
  const id = form.toId(path);
  return (
    <Group
      id={id}
      title={schema.title}
      section={isPair ? undefined : toSection(path, form)}
      help={<Help id={id} text={schema.description} examples={isPair ? schema.examples : []} />}
    >
      {shown}
    </Group>
  );
}
