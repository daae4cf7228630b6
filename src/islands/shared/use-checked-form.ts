import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useForm, type FieldErrors, type FieldValues, type Path, type Resolver } from 'react-hook-form';
import * as v from 'valibot';
import { fill } from '../../i18n/fill.ts';
import type { IslandTexts } from '../../i18n/islands.ts';

/** A field that is wrong, and what to say about it. */
export interface FieldError {
  id: string;
  message: string;
}

/** The id of a field, to which the error summary links. */
const toFieldId = (name: string) => `field-${name}`;

/**
 * A form that is checked when it is sent. What is wrong is then listed above it and named in the
 * title of the page; an error goes as soon as its field is edited.
 *
 * Fields get no default values: what somebody typed before the script ran, or what the browser put
 * back after a reload, is what the form begins with.
 *
 * @param schema the rules; their messages are keys of `errors`
 * @param errors the texts of the messages
 */
export function useCheckedForm<Input extends FieldValues, Output extends FieldValues>(
  schema: v.GenericSchema<Input, Output>,
  errors: Record<string, string>,
  text: Pick<IslandTexts['forms'], 'errorTitle'>,
) {
  const form = useForm<Input, unknown, Output>({ resolver: toResolver(schema), reValidateMode: 'onSubmit', shouldFocusError: false });
  /** Set when a form was found wrong, until the summary of it is there to be gone to. */
  const goToSummary = useRef(false);
  const ready = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const summary = useRef<HTMLDivElement>(null);
  const found = toList(form.formState.errors, errors);

  useEffect(() => {
    if (!goToSummary.current || !summary.current) return;
    goToSummary.current = false;
    summary.current.focus();
  });
  useErrorTitle(found.length > 0, text.errorTitle);

  return {
    form,
    /** Whether the script runs, so that the form can be sent. */
    ready,
    summary,
    errors: found,
    field: (name: Path<Input>) => ({
      ...form.register(name, { onChange: () => form.clearErrors(name) }),
      id: toFieldId(name),
      error: found.find(({ id }) => id === toFieldId(name))?.message,
    }),
    onSubmit: (send: (values: Output) => unknown) =>
      form.handleSubmit(send, () => {
        goToSummary.current = true;
      }),
  };
}

/** What `useCheckedForm` gives for the rules of a form. */
export type CheckedForm<Schema extends v.GenericSchema<FieldValues, FieldValues>> = ReturnType<
  typeof useCheckedForm<v.InferInput<Schema>, v.InferOutput<Schema>>
>;

/** Whether a script runs never changes; it is only unknown on the server. */
const never = () => () => undefined;

/** Says in the title of the page that something is wrong (GOV.UK Design System, error summary). */
export function useErrorTitle(wrong: boolean, pattern: string) {
  useEffect(() => {
    if (!wrong) return undefined;
    const title = document.title;
    document.title = fill(pattern, { title });
    return () => {
      document.title = title;
    };
  }, [wrong, pattern]);
}

/**
 * Lets valibot check a form. The package of resolvers brings nested fields, several messages a field
 * and native messages, 0.7 kB that no form here needs.
 */
function toResolver<Input extends FieldValues, Output extends FieldValues>(
  schema: v.GenericSchema<Input, Output>,
): Resolver<Input, unknown, Output> {
  return (values) => {
    const result = v.safeParse(schema, values, { abortPipeEarly: true });
    if (result.success) return { values: result.output, errors: {} };
    const errors = result.issues.map(({ path, message }) => [path?.[0]?.key, { type: 'wrong', message }] as const);
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Input> };
  };
}

function toList(found: object, texts: Record<string, string>): FieldError[] {
  return Object.entries(found).map(([name, { message = '' }]: [string, { message?: string }]) => ({
    id: toFieldId(name),
    message: texts[message] ?? message,
  }));
}
