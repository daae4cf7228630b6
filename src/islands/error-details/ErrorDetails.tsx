import { useEffect, useState } from 'react';
import { fill } from '@federation/i18n/fill';
import type { IslandTexts } from '@federation/i18n/strings';
import { toMailLink } from '@federation/portal/contract/mail';
import { indianTimeZone } from '@federation/base/indian-day';
import { useNow } from '../shared/use-now.ts';
import { createReference } from './rules.ts';
import styles from './ErrorDetails.module.css';

/** Interval of the clock, in milliseconds (specification, section 9). */
const interval = 1000;

interface Props {
  text: IslandTexts['errorDetails'];
  /** BCP 47, for the date: `hi-IN`. */
  locale: string;
  /** The format of the time in this language. */
  clock: Intl.DateTimeFormatOptions;
  email: string;
}

/**
 * The clock and the reference of an error page. The clock is not a live region, because it changes
 * every second.
 */
export function ErrorDetails({ text, locale, clock, email }: Props) {
  const [paused, setPaused] = useState(false);
  const now = useNow(interval, !paused);
  const [report, setReport] = useState<{ reference: string; page: string }>();
  useEffect(() => {
    const timer = setTimeout(
      () => setReport({ reference: createReference(), page: location.href }),
      0,
    );
    return () => clearTimeout(timer);
  }, []);

  const time = now?.toLocaleString(locale, {
    timeZone: indianTimeZone,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    ...clock,
    second: '2-digit',
  });
  return (
    <div className={`needs-script ${styles.details}`}>
      <dl>
        <div>
          <dt>{text.time}</dt>
          <dd className={styles.value}>
            {now ? <time dateTime={now.toISOString()}>{time}</time> : '–'}
          </dd>
        </div>
        <div>
          <dt>{text.reference}</dt>
          <dd className={styles.value}>{report?.reference ?? '–'}</dd>
        </div>
      </dl>
      <p>{text.explanation}</p>
      <p className={styles.actions}>
        <button type="button" onClick={() => setPaused(!paused)}>
          {paused ? text.resume : text.pause}
        </button>
        {report && (
          <a href={toMailLink(email, fill(text.subject, report), fill(text.body, report))}>
            {text.report}
          </a>
        )}
      </p>
    </div>
  );
}
