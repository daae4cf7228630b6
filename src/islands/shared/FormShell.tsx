import { useRef, useState, type SubmitEvent, type ReactNode } from 'react';
import { fill } from '@federation/i18n/fill';
import type { IslandTexts } from '@federation/i18n/strings';
import styles from './forms.module.css';

interface Props {
  text: Pick<IslandTexts['forms'], 'honeypot' | 'honeypotFilled' | 'withoutScript' | 'openMail'>;
  label: string;
  email: string;
  ready: boolean;
  onSubmit: (event: SubmitEvent) => unknown;
  children: ReactNode;
}

/**
 * The form element. Without a script, it has native validation and its button opens the mail
 * program with what was typed. A honeypot field stops spam.
 */
export function FormShell({ text, label, email, ready, onSubmit, children }: Props) {
  const honeypot = useRef<HTMLInputElement>(null);
  const [rejected, setRejected] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const filled = honeypot.current?.value !== '';
    setRejected(filled);
    if (!filled) void onSubmit(event);
  };
  return (
    <form
      className={styles.form}
      aria-label={label}
      method="post"
      encType="text/plain"
      action={`mailto:${email}`}
      noValidate={ready}
      onSubmit={submit}
    >
      <noscript>
        <p className={styles.soft}>{fill(text.withoutScript, { email })}</p>
      </noscript>
      {rejected && (
        <p role="alert" className={`${styles.failure} ${styles.error}`}>
          {fill(text.honeypotFilled, { email })}
        </p>
      )}
      <p className={`${styles.honeypot} visually-hidden`} aria-hidden="true">
        <label htmlFor="field-website">{text.honeypot}</label>
        <input id="field-website" type="text" ref={honeypot} tabIndex={-1} autoComplete="off" />
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
