import { fill } from '../../i18n/fill.ts';
import type { Verdict } from '../../core/certificates/verdict.ts';
import { toChecks, type Check, type ResultText } from './result-rules.ts';
import styles from './Checks.module.css';

const icons: Record<Check['outcome'], string> = {
  passed: 'M5 12.500l4.500 4.500L19 7.500',
  failed: 'M7 7l10 10M17 7L7 17',
  unknown: 'M6 12h12',
};

/** The checks behind a result. The outcome of each is an icon with a text alternative. */
export function Checks({
  verdict,
  text,
  values,
}: {
  verdict: Verdict;
  text: ResultText;
  values: Record<string, string>;
}) {
  const lines = toChecks(verdict, text);
  if (lines.length === 0) return null;
  return (
    <ul className={styles.checks} aria-label={text.checks.title}>
      {lines.map((line) => (
        <li key={line.text} data-outcome={line.outcome}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={icons[line.outcome]} />
          </svg>
          <span>
            <span className="visually-hidden">{`${text.checks[line.outcome]} `}</span>
            {fill(line.text, values)}
          </span>
        </li>
      ))}
    </ul>
  );
}
