import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from './words.ts';

interface HelpProps {
  id: string;
  text?: string | undefined;
  examples?: unknown;
}

/** Help for a field, which refers to it by `aria-describedby`. */
export function Help({ id, text, examples }: HelpProps) {
  const say = useWords();
  const [example] = Array.isArray(examples) ? (examples as unknown[]) : [];
  const shown = Array.isArray(example) ? (example as unknown[])[0] : example;
  return text ? (
    <p className="help" id={`${id}__description`}>
      {text}{' '}
      {typeof shown === 'string' || typeof shown === 'number'
        ? say('example', { example: shown })
        : ''}
    </p>
  ) : null;
}

/**
 * Fields under a title that opens and closes them.
 *
 * @param props.isOpen opens it, as something in it was looked for
 */
export function FormSection({
  title,
  isOpen,
  children,
}: {
  title: string;
  isOpen: boolean;
  children: ReactNode;
}) {
  return (
    <details className="section" open={isOpen || undefined}>
      <summary>
        <ChevronRight aria-hidden />
        {title}
      </summary>
      <div>{children}</div>
    </details>
  );
}

/** Fields that belong together, under their name. */
export function FormGroup({
  id,
  title,
  help,
  section,
  children,
}: {
  id: string;
  title: string;
  help: ReactNode;
  /** Set where the group is opened by its title: whether it is open. */
  section?: { isOpen: boolean } | undefined;
  children: ReactNode;
}) {
  const fields = (
    <fieldset id={id} aria-describedby={`${id}__description`}>
      <legend className={section && 'unseen'}>{title}</legend>
      {help}
      {children}
    </fieldset>
  );
  return section ? (
    <FormSection title={title} isOpen={section.isOpen}>
      {fields}
    </FormSection>
  ) : (
    fields
  );
}
