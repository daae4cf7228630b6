import type { SubmitEvent, ReactNode } from 'react';
import { fill } from '@federation/i18n/fill';
import type { IslandTexts } from '@federation/i18n/strings';
import { honeypotId } from './site-headers.ts';
import styles from './forms.module.css';

interface Props {
  text: Pick<IslandTexts['forms'], 'honeypot' | 'withoutScript' | 'openMail'>;
  label: string;
  email: string;
  ready: boolean;
  onSubmit: (event: SubmitEvent) => unknown;
  children: ReactNode;
}

/**
 * The form element. Without a script, it has native validation and its button opens the mail
 * program with what was typed. A honeypot field tells the portal of the site what a program filled
 * in.
 */
export function FormShell({ text, label, email, ready, onSubmit, children }: Props) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void onSubmit(event);
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
      <p className={`${styles.honeypot} visually-hidden`} aria-hidden="true">
        <label htmlFor={honeypotId}>{text.honeypot}</label>
        <input
          id={honeypotId}
          type="text"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore
          data-lpignore="true"
        />
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
