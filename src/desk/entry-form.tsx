import Form from '@rjsf/core';
import type { ErrorSchema, RJSFSchema, ValidatorType } from '@rjsf/utils';
import type { DeskMessage } from '../core/desk.ts';
import type { EntryContext } from './file-widget.tsx';
import { FieldTemplate, ObjectFieldTemplate } from './form-fields.tsx';
import { ArrayFieldItemTemplate, ArrayFieldTemplate } from './form-lists.tsx';
import { widgets } from './form-widgets.tsx';
import { useWords } from './words.ts';

const templates = {
  ArrayFieldItemTemplate,
  ArrayFieldTemplate,
  FieldTemplate,
  ObjectFieldTemplate,
};

/** The content check says what is wrong, in the words of the build. */
const validator: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({}),
};

const behavior = {
  emptyObjectFields: 'skipDefaults',
  arrayMinItems: { populate: 'never' },
} as const;

/** Messages as the form expects them: at their fields. */
function toErrors(
  messages: readonly DeskMessage[],
  toText: (message: DeskMessage) => string,
): ErrorSchema {
  const errors: ErrorSchema = {};
  for (const message of messages.filter(({ field }) => field.length > 0)) {
    let place = errors as ErrorSchema<Record<string, unknown>>;
    for (const key of message.field) place = (place[key] ??= {}) as typeof place;
    (place.__errors ??= []).push(toText(message));
  }
  return errors;
}

interface Props {
  id: string;
  schema: object;
  value: object;
  messages?: readonly DeskMessage[];
  context?: EntryContext;
  onChange: (value: object) => void;
}

const nothing: EntryContext = {
  files: [],
  attach: () => Promise.resolve(undefined),
  addRows: () => Promise.resolve(),
};

export function EntryForm({
  id,
  schema,
  value,
  messages = [],
  context = nothing,
  onChange,
}: Props) {
  const say = useWords();
  return (
    <Form
      tagName="div"
      idPrefix={id}
      schema={schema as RJSFSchema}
      uiSchema={{ 'ui:submitButtonOptions': { norender: true } }}
      formData={value}
      validator={validator}
      noValidate
      showErrorList={false}
      extraErrors={toErrors(messages, ({ grade, text }) => `${say(grade)}: ${text}`)}
      templates={templates}
      widgets={widgets}
      formContext={context}
      experimental_defaultFormStateBehavior={behavior}
      onChange={({ formData }) => onChange(formData as object)}
    />
  );
}
