import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './forms.module.css';

type Control = ComponentPropsWithRef<'input'> &
  ComponentPropsWithRef<'textarea'> &
  ComponentPropsWithRef<'select'>;

interface Props extends Omit<Control, 'id' | 'ref' | 'type'> {
  /** The element; an input by default. */
  as?: 'input' | 'textarea' | 'select';
  type?: 'text' | 'email' | 'tel' | 'checkbox';
  id: string;
  ref?: (element: unknown) => void;
  label: string;
  /** The note after the label of an optional field. */
  optional?: string;
  hint?: ReactNode;
  error?: string | undefined;
}

/** A form field with its label, hint and error. The label of a checkbox follows it. */
export function InputField({
  as: Tag = 'input',
  type = Tag === 'input' ? 'text' : undefined,
  id,
  label,
  optional,
  hint,
  error,
  required = !optional,
  ...control
}: Props) {
  const box = type === 'checkbox';
  // These types double as the values of `inputmode` and `autocomplete`.
  const contact = type === 'email' || type === 'tel' ? type : undefined;
  const describedBy =
    [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div
      className={box ? `${styles.field} ${styles.box}` : styles.field}
      data-wrong={error ? '' : undefined}
    >
      <label htmlFor={id}>
        {label} {optional && <span className={styles.soft}>{optional}</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.soft}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      <Tag
        inputMode={contact}
        autoComplete={contact}
        {...control}
        type={type}
        id={id}
        required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy}
      />
    </div>
  );
}
