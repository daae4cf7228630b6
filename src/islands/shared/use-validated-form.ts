import { useEffect, useRef } from 'react';
import {
  useForm,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
} from 'react-hook-form';
import * as v from 'valibot';
import { fill } from '@federation/i18n/fill';
import type { IslandTexts } from '@federation/i18n/strings';
import { useReady } from './use-ready.ts';

/** The error of a field. */
export interface FieldError {
  id: string;
  message: string;
}

/** The id of a field, used by the links of the error summary. */
const toFieldId = (name: string) => `field-${name}`;

/**
 * A form that is validated on submit. Errors are then listed above it and announced in the title of
 * the page; an error disappears when its field is edited.
 *
 * Fields have no default values, so that text typed before the script ran or restored by the
 * browser after a reload is kept.
 *
 * @param schema its messages are keys of `errors`
 * @param text the labels by the names of the fields, and the texts of the messages
 */
export function useValidatedForm<Input extends FieldValues, Output extends FieldValues>(
  schema: v.GenericSchema<Input, Output>,
  text: IslandTexts['forms'] &
    IslandTexts['formOutcome'] & { errors: Record<string, string> } & Record<keyof Input, string>,
) {
  const form = useForm<Input, unknown, Output>({
    resolver: toResolver(schema),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  /** Set after a failed validation, until the summary has been rendered and focused. */
  const focusSummary = useRef(false);
  const ready = useReady();
  const summary = useRef<HTMLDivElement>(null);
  const fieldErrors = toFieldErrors(form.formState.errors, {
    ...text.errors,
    'consent.required': text.consentError,
  });

  useEffect(() => {
    if (!focusSummary.current || !summary.current) return;
    focusSummary.current = false;
    summary.current.focus();
  });
  useErrorTitle(fieldErrors.length > 0, text.errorTitle);

  return {
    form,
    /** True once the script runs, so that the form can be sent. */
    ready,
    summary,
    errors: fieldErrors,
    field: (name: Path<Input>) => ({
      // Without an error to clear, the form need not be rendered again for each letter.
      ...form.register(name, {
        onChange: () => form.getFieldState(name).error && form.clearErrors(name),
      }),
      id: toFieldId(name),
      label: text[name],
      error: fieldErrors.find(({ id }) => id === toFieldId(name))?.message,
    }),
    onSubmit: (send: (values: Output) => unknown) =>
      form.handleSubmit(send, () => {
        focusSummary.current = true;
      }),
  };
}

/** The result of `useValidatedForm` for a schema. */
export type ValidatedForm<Schema extends v.GenericSchema<FieldValues, FieldValues>> = ReturnType<
  typeof useValidatedForm<v.InferInput<Schema>, v.InferOutput<Schema>>
>;

/** Announces an error in the title of the page (GOV.UK Design System, error summary). */
export function useErrorTitle(hasError: boolean, pattern: string) {
  useEffect(() => {
    if (!hasError) return undefined;
    const title = document.title;
    document.title = fill(pattern, { title });
    return () => {
      document.title = title;
    };
  }, [hasError, pattern]);
}

/**
 * Validates a form with valibot. @hookform/resolvers also supports nested fields, several messages
 * per field and native validation, which no form here needs.
 */
function toResolver<Input extends FieldValues, Output extends FieldValues>(
  schema: v.GenericSchema<Input, Output>,
): Resolver<Input, unknown, Output> {
  return (values) => {
    const result = v.safeParse(schema, values, { abortPipeEarly: true });
    if (result.success) return { values: result.output, errors: {} };
    const errors = result.issues.map(
      ({ path, message }) => [path?.[0]?.key, { type: 'invalid', message }] as const,
    );
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Input> };
  };
}

function toFieldErrors(errors: object, texts: Record<string, string>): FieldError[] {
  return Object.entries(errors).map(([name, { message = '' }]: [string, { message?: string }]) => ({
    id: toFieldId(name),
    message: texts[message] ?? message,
  }));
}
