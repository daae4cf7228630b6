import type { MouseEvent, Ref } from 'react';
import type { FieldError } from './use-validated-form.ts';
import styles from './forms.module.css';

interface Props {
  title: string;
  errors: readonly FieldError[];
  ref: Ref<HTMLDivElement>;
}

/** Moves to the field without adding a history entry. */
function focusField(event: MouseEvent, id: string) {
  event.preventDefault();
  const field = document.getElementById(id);
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}

/** The list of errors above a form. It is focused when it appears, so it needs no live region. */
export function ErrorSummary({ title, errors, ref }: Props) {
  if (errors.length === 0) return null;
  return (
    <div
      ref={ref}
      className={styles.summary}
      role="group"
      aria-labelledby="error-summary"
      tabIndex={-1}
    >
      <h3 id="error-summary" className={styles.heading}>
        {title}
      </h3>
      <ul>
        {errors.map(({ id, message }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => focusField(event, id)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
