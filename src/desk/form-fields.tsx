import type { FieldTemplateProps, ObjectFieldTemplateProps } from '@rjsf/utils';
import type { DeskSchema } from '../core/desk.ts';
import { isLanguage, languageDetails, languages } from '../i18n/languages.ts';
import { findFieldBehind, isEmpty } from './behind.ts';
import { isFoundIn } from './site-form.tsx';
import { nameRow, toSection } from './sections.ts';
import { Group, Help, Section } from './form-group.tsx';
import type { EntryContext } from './file-widget.tsx';
import { useWords } from './words.ts';

/**
 * How a form shows fields and groups. The markup of react-jsonschema-form is for another library of
 * styles.
 */

/** Whether somebody types the value: what is chosen needs no example. */
const isTyped = ({ type, format = '', oneOf }: FieldTemplateProps['schema']) =>
  type !== 'boolean' && !oneOf && !['date', 'clock', 'picture', 'document'].includes(format);

export function FieldTemplate({
  id,
  label,
  children,
  rawErrors = [],
  required,
  schema,
}: FieldTemplateProps) {
  const say = useWords();
  if (schema.type === 'object' || schema.type === 'array') return children;
  const name = id.split('_').at(-1);
  const ofLanguage = !schema.title && isLanguage(name) ? name : undefined;
  const isBox = schema.type === 'boolean';
  const caption = (
    <label htmlFor={id}>
      {ofLanguage ? languageDetails[ofLanguage].name : label}
      {!required && !ofLanguage && !isBox && <small> {say('optional')}</small>}
    </label>
  );
  return (
    <div className={isBox ? 'field box' : 'field'} lang={ofLanguage}>
      {isBox ? [children, caption] : [caption, children]}
      {!ofLanguage && (
        <Help id={id} text={schema.description} examples={isTyped(schema) ? schema.examples : []} />
      )}
      <ul className="errors" id={`${id}__error`}>
        {rawErrors.map((error) => (
          <li key={error}>{error}</li>
        ))}
      </ul>
    </div>
  );
}

export function ObjectFieldTemplate({
  fieldPathId,
  title,
  schema,
  properties,
  formData,
  registry,
}: ObjectFieldTemplateProps) {
  const say = useWords();
  const id = fieldPathId.$id;
  const { opened, isBehind = false } = registry.formContext as EntryContext;
  const isPair =
    properties.length === languages.length && properties.every(({ name }) => isLanguage(name));
  const values = (formData ?? {}) as Record<string, unknown>;
  const isMissing =
    isPair &&
    languages.some((one) => isEmpty(values[one])) &&
    languages.some((one) => !isEmpty(values[one]));
  const behind = isPair && findFieldBehind(values, fieldPathId.path, opened, isBehind);
  const shown = (
    <>
      <div className={isPair ? 'pair' : 'group'}>{properties.map(({ content }) => content)}</div>
      {isMissing && <p className="state">{say('notTranslated')}</p>}
      {behind && <p className="state">{say(behind)}</p>}
    </>
  );
  const context = registry.formContext as EntryContext;
  // A row of a list and the form itself have no title of their own.
  if (!schema.title && context.search !== undefined && fieldPathId.path.length > 0)
    return (
      <Section
        title={nameRow(schema as DeskSchema, values) ?? say('newRow')}
        isOpen={context.search !== '' && isFoundIn(schema as DeskSchema, values, context.search)}
      >
        {shown}
      </Section>
    );
  if (!schema.title) return <div>{shown}</div>;
  return (
    <Group
      id={id}
      title={title}
      section={isPair ? undefined : toSection(fieldPathId.path, context)}
      help={<Help id={id} text={schema.description} examples={isPair ? schema.examples : []} />}
    >
      {shown}
    </Group>
  );
}
