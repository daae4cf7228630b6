import type { ArrayFieldItemTemplateProps, ArrayFieldTemplateProps, FieldTemplateProps, ObjectFieldTemplateProps } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { isLanguage, languageDetails, languages } from '../i18n/languages.ts';
import { useWords } from './words.ts';

/** How a form shows fields, groups and lists. The markup of react-jsonschema-form is for another library of styles. */

interface HelpProps {
  id: string;
  text?: string | undefined;
  examples?: unknown;
}

function Help({ id, text, examples }: HelpProps) {
  const say = useWords();
  const [example] = Array.isArray(examples) ? (examples as unknown[]) : [];
  const shown = Array.isArray(example) ? (example as unknown[])[0] : example;
  return text ? (
    <p className="help" id={`${id}__description`}>
      {text} {typeof shown === 'string' || typeof shown === 'number' ? say('example', { example: shown }) : ''}
    </p>
  ) : null;
}

export function FieldTemplate({ id, label, children, rawErrors = [], required, schema }: FieldTemplateProps) {
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
      {!ofLanguage && <Help id={id} text={schema.description} examples={isBox ? [] : schema.examples} />}
      <ul className="errors" id={`${id}__error`}>
        {rawErrors.map((error) => (
          <li key={error}>{error}</li>
        ))}
      </ul>
    </div>
  );
}

const isEmpty = (value: unknown) =>
  value === undefined || value === '' || (typeof value === 'object' && Object.keys(value ?? {}).length === 0);

export function ObjectFieldTemplate({ fieldPathId, title, schema, properties, formData }: ObjectFieldTemplateProps) {
  const say = useWords();
  const id = fieldPathId.$id;
  const isPair = properties.length === languages.length && properties.every(({ name }) => isLanguage(name));
  const values = (formData ?? {}) as Record<string, unknown>;
  const isMissing = isPair && languages.some((one) => isEmpty(values[one])) && languages.some((one) => !isEmpty(values[one]));
  const fields = properties.map(({ content }) => content);
  // A row of a list and the form itself have no title of their own.
  if (!schema.title) return <div className={isPair ? 'pair' : 'group'}>{fields}</div>;
  return (
    <Group id={id} title={title} help={<Help id={id} text={schema.description} examples={isPair ? schema.examples : []} />}>
      <div className={isPair ? 'pair' : 'group'}>{fields}</div>
      {isMissing && <p className="state">{say('notTranslated')}</p>}
    </Group>
  );
}

export function ArrayFieldTemplate({ fieldPathId, title, schema, items, canAdd, onAddClick }: ArrayFieldTemplateProps) {
  const say = useWords();
  const id = fieldPathId.$id;
  return (
    <Group id={id} title={title} help={<Help id={id} text={schema.description} examples={schema.examples} />}>
      <ol className="rows">{items}</ol>
      {canAdd && (
        <button type="button" onClick={onAddClick}>
          {say('addRow')}
          <span className="unseen">: {title}</span>
        </button>
      )}
    </Group>
  );
}

function Group({ id, title, help, children }: { id: string; title: string; help: ReactNode; children: ReactNode }) {
  return (
    <fieldset id={id} aria-describedby={`${id}__description`}>
      <legend>{title}</legend>
      {help}
      {children}
    </fieldset>
  );
}

export function ArrayFieldItemTemplate({ children, buttonsProps, index }: ArrayFieldItemTemplateProps) {
  const say = useWords();
  const number = index + 1;
  const { hasMoveUp, hasMoveDown, onMoveUpItem, onMoveDownItem, onRemoveItem } = buttonsProps;
  return (
    <li>
      {children}
      <div className="buttons">
        <button type="button" aria-label={say('rowUp', { number })} disabled={!hasMoveUp} onClick={onMoveUpItem}>
          ↑
        </button>
        <button type="button" aria-label={say('rowDown', { number })} disabled={!hasMoveDown} onClick={onMoveDownItem}>
          ↓
        </button>
        <button type="button" aria-label={say('removeRow', { number })} onClick={onRemoveItem}>
          ×
        </button>
      </div>
    </li>
  );
}
