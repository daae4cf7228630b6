import { useRef, useState, type SubmitEvent, type ReactNode } from 'react';
import { fill } from '../../i18n/fill.ts';
import type { IslandTexts } from '../../i18n/islands.ts';

interface Props {
  text: Pick<IslandTexts['forms'], 'trap' | 'trapped' | 'withoutScript' | 'openMail'>;
  label: string;
  email: string;
  ready: boolean;
  onSubmit: (event: SubmitEvent) => unknown;
  children: ReactNode;
}

/**
 * The form element. Without a script its fields and their own checks remain, and its button hands
 * what was typed to the mail program. A field that only machines fill in stops spam.
 */
export function FormShell({ text, label, email, ready, onSubmit, children }: Props) {
  const trap = useRef<HTMLInputElement>(null);
  const [trapped, setTrapped] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const filled = trap.current?.value !== '';
    setTrapped(filled);
    if (!filled) void onSubmit(event);
  };
  return (
    <form aria-label={label} method="post" encType="text/plain" action={`mailto:${email}`} noValidate={ready} onSubmit={submit}>
      <noscript>
        <p className="hint">{fill(text.withoutScript, { email })}</p>
      </noscript>
      {trapped && (
        <p role="alert" className="failure">
          {fill(text.trapped, { email })}
        </p>
      )}
      <p className="trap visually-hidden" aria-hidden="true">
        <label htmlFor="field-website">{text.trap}</label>
        <input id="field-website" type="text" ref={trap} tabIndex={-1} autoComplete="off" />
      </p>
      {children}
      <noscript>
        <button type="submit" className="button">
          {text.openMail}
        </button>
      </noscript>
    </form>
  );
}
