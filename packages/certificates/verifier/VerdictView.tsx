import { useEffect, useId, useRef } from 'react';
import { fill } from '@federation/i18n/fill';
import { formatDateTime } from '../shared/times.ts';
import { toMailLink } from '@federation/portal/contract/mail';
import { formatDay } from '@federation/base/dates';
import type { VerdictListProps } from './verdict-list-props.ts';
import type { FoundVerdict } from './verify-codes.ts';
import { Checks } from './Checks.tsx';
import { toValues } from './verdict-words.ts';
import {
  getLeadKey,
  isDemonstrationVerdict,
  listResultFields,
  getTone,
  type Tone,
} from './verdict-rules.ts';
import styles from './Verdict.module.css';

/** The icons before the heading, which are decorative. */
const icons: Record<Tone, string> = {
  good: 'M6 12.5l4 4 8-9',
  caution: 'M12 6v7.500M12 17v.500',
  bad: 'M7.500 7.500l9 9M16.500 7.500l-9 9',
  neutral: 'M9 9.500a3 3 0 1 1 4.200 2.700c-.8.4-1.200.9-1.200 1.800M12 17v.500',
};

interface Props extends VerdictListProps {
  found: FoundVerdict;
  /** The first verdict focuses its heading and announces its lead. */
  isFirst: boolean;
  /** The last verdict has the buttons for all of them. */
  isLast: boolean;
}

export function VerdictView({
  verification: { at },
  text,
  found: { verdict, method },
  isFirst,
  isLast,
  language,
  issuer,
  email,
  onRestart,
}: Props) {
  const day = (value: string) => formatDay(value, language);
  const values = toValues(verdict, issuer.product, day);
  // The values depend on the verdict, so that their names are not typed.
  const heading = fill<string>(text.headings[verdict.state], values);
  const title = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => {
    if (isFirst) title.current?.focus();
  }, [isFirst]);

  const tone = getTone(verdict);
  const demonstration = isDemonstrationVerdict(verdict);
  const fields = listResultFields(verdict, text, day);
  const lead = fill<string>(text.leads[getLeadKey(verdict)], values);
  return (
    <section
      className={[styles.result, styles[tone], demonstration && styles.demonstration]
        .filter(Boolean)
        .join(' ')}
      aria-labelledby={id}
      data-record=""
    >
      <p className={styles.record}>{fill(text.record, { site: issuer.site })}</p>
      {demonstration && <p className={styles.mark}>{text.demonstration}</p>}
      <header className={styles.head}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={icons[tone]} />
        </svg>
        <div>
          <h3 id={id} ref={title} tabIndex={-1}>
            {heading}
          </h3>
          <p role={isFirst ? 'status' : undefined}>{lead}</p>
        </div>
      </header>
      <div className={styles.body}>
        {verdict.state === 'mistyped' && <p>{text.mistyped}</p>}
        {verdict.state === 'unreadable' && (
          <ul>
            {text.tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        )}
        {fields.length > 0 && (
          <dl className={styles.facts}>
            {fields.map(([label, value]) => (
              <div key={label}>
                <dt>{text.fields[label]}</dt>
                <dd data-fact={label}>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {'certificate' in verdict && <p className={styles.compare}>{text.compare}</p>}
        <Checks verdict={verdict} text={text} values={values} />
        <p className={`small ${styles.fine}`}>
          {fill(text.checked, {
            moment: formatDateTime(at, language),
            method: text.methods[method],
          })}
        </p>
        <p className={`small ${styles.fine}`}>{text.noLicence}</p>
      </div>
      <footer className={`no-print ${styles.actions}`}>
        {isLast && (
          <>
            <button type="button" className="button secondary" onClick={onRestart}>
              {['unchecked', 'unreadable', 'incomplete'].includes(verdict.state)
                ? text.retry
                : text.another}
            </button>
            <button type="button" className="button secondary" onClick={() => window.print()}>
              {text.print}
            </button>
          </>
        )}
        <a
          href={toMailLink(
            email,
            text.reportSubject,
            fill(text.reportBody, { number: values.number ?? '', heading }),
          )}
        >
          {text.report}
        </a>
      </footer>
    </section>
  );
}
