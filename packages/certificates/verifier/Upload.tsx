import { useId } from 'react';
import { fill } from '@federation/i18n/fill';
import { maxPages } from '../browser/files/file-content.ts';
import type { MethodProps } from './config.ts';
import { VerificationView } from './VerificationView.tsx';
import { useUpload } from './use-upload.ts';
import { preload } from './use-verification.ts';
import styles from './Verifier.module.css';

/** Upload Certificate: a file that is read on the device and never sent. */
export function Upload({ text, config }: MethodProps<'upload'>) {
  const { field, error, progress, working, phase, choose, submit, cancel, restart } =
    useUpload(config);
  const id = useId();
  const isLong = progress && progress.pages > maxPages;
  return (
    <>
      <form
        className="needs-script"
        onSubmit={(event) => void submit(event)}
        onFocus={preload}
        noValidate
      >
        <label className={styles.label} htmlFor={id}>
          {text.label}
        </label>
        <p className="small" id={`${id}-hint`}>
          {text.hint}
        </p>
        {error && (
          <p key={error} className={styles.error} id={`${id}-error`} role="alert">
            <span className="visually-hidden">{text.error} </span>
            {text.errors[error]}
          </p>
        )}
        <div className={styles.row}>
          <input
            id={id}
            ref={field}
            className={styles.field}
            type="file"
            accept=".pdf,.jpg,.jpeg,.jfif,.png,application/pdf,image/jpeg,image/png"
            aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
            aria-invalid={error ? true : undefined}
            onChange={(event) => choose(event.target.files?.[0])}
          />
          <button type="submit" className="button" disabled={working}>
            {text.process}
          </button>
          {working && (
            <button type="button" className="button secondary" onClick={cancel}>
              {text.cancel}
            </button>
          )}
        </div>
      </form>
      <p role="status" className="small">
        {working && (progress ? fill(text.page, progress) : text.processing)}
        {phase.name === 'done' && isLong && fill(text.firstPages, progress)}
      </p>
      {working && (
        <progress
          className={styles.progress}
          aria-label={text.processing}
          max={progress && Math.min(progress.pages, maxPages) + 1}
          value={progress?.page}
        />
      )}
      <VerificationView phase={phase} failure={text.failed} config={config} onRestart={restart} />
    </>
  );
}
