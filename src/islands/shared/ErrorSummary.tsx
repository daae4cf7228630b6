import type { MouseEvent, Ref } from 'react';
import type { FieldError } from './use-checked-form.ts';

interface Props {
  title: string;
  errors: readonly FieldError[];
  ref: Ref<HTMLDivElement>;
}

/** Leads to the field without a new entry in the history. */
function follow(event: MouseEvent, id: string) {
  event.preventDefault();
  const field = document.getElementById(id);
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}

/** Lists what is wrong above the form. It takes the focus when it appears, so it needs no announcement of its own. */
export function ErrorSummary({ title, errors, ref }: Props) {
  if (errors.length === 0) return null;
  return (
    <div ref={ref} className="summary" role="group" aria-labelledby="error-summary" tabIndex={-1}>
      <h3 id="error-summary">{title}</h3>
      <ul>
        {errors.map(({ id, message }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => follow(event, id)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
