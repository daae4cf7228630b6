import { isLanguage, languages } from '@federation/i18n/languages';
import { findOutdatedField, isEmpty } from './outdated.ts';
import { useForm, type FieldProps } from './form-context.ts';
import { FormGroup, Help, FormSection } from './form-group.tsx';
import { ChoicesField } from './form-choices.tsx';
import { ListField } from './form-lists.tsx';
import { SingleField } from './form-single.tsx';
import { nameRow, sectionOf } from './sections.ts';
import { isFoundIn } from './site-form.tsx';
import { useDesk } from './words.ts';

/** A field of a form as its schema has it: one control, a group, a list or choices. */
export function SchemaField(props: FieldProps) {
  const { schema, path, title = '' } = props;
  const list = { schema, path, title: schema.title ?? title };
  const rows = Array.isArray(props.value) ? (props.value as unknown[]) : [];
  if (schema.items?.oneOf) return <ChoicesField {...list} chosen={rows} />;
  if (schema.items) {
    const { items } = schema;
    const toRow = (index: number) => (
      <SchemaField
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

function ObjectField({ schema, path, value }: FieldProps) {
  const { say, language } = useDesk();
  const form = useForm();
  const { opened, isOutdated = false, search } = form;
  const values = (value ?? {}) as Record<string, unknown>;
  const names = Object.keys(schema.properties ?? {});
  const isPair = names.length === languages.length && names.every(isLanguage);
  const isMissing =
    isPair &&
    languages.some((one) => isEmpty(values[one])) &&
    languages.some((one) => !isEmpty(values[one]));
  const outdated = isPair && findOutdatedField(values, path, opened, isOutdated);
  const fields = Object.entries(schema.properties ?? {}).map(([name, inner]) => (
    <SchemaField
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
      {outdated && <p className="state">{say(outdated)}</p>}
    </>
  );
  // A row of a list and the form itself have no title of their own.
  if (!schema.title && search !== undefined && path.length > 0)
    return (
      <FormSection
        title={nameRow(schema, values, language) ?? say('newRow')}
        isOpen={search !== '' && isFoundIn(schema, values, search)}
      >
        {shown}
      </FormSection>
    );
  if (!schema.title) return <div>{shown}</div>;
  const id = form.toId(path);
  return (
    <FormGroup
      id={id}
      title={schema.title}
      section={isPair ? undefined : sectionOf(path, form)}
      help={<Help id={id} text={schema.description} examples={isPair ? schema.examples : []} />}
    >
      {shown}
    </FormGroup>
  );
}
