import type { ReactNode } from 'react';
import { useWords } from './words.ts';

interface HelpProps {
  id: string;
  text?: string | undefined;
  examples?: unknown;
}

/** What the person who fills in a field needs to know; the field names it as its description. */
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

/** Fields that belong together, under their name. */
export function Group({
  id,
  title,
  help,
  children,
}: {
  id: string;
  title: string;
  help: ReactNode;
  children: ReactNode;
}) {
  return (
    <fieldset id={id} aria-describedby={`${id}__description`}>
      <legend>{title}</legend>
      {help}
      {children}
    </fieldset>
  );
}
