import { Check as CheckMark, Minus, X, type LucideIcon } from 'lucide-react';
import { fill } from '@federation/i18n/fill';
import type { Verdict } from '../shared/verdict.ts';
import { listChecks, type Check, type ResultText } from './verdict-rules.ts';
import styles from './Checks.module.css';

const icons: Record<Check['outcome'], LucideIcon> = {
  passed: CheckMark,
  failed: X,
  unknown: Minus,
};

/** The checks behind a verdict. Each has an icon with a text alternative. */
export function Checks({
  verdict,
  text,
  values,
}: {
  verdict: Verdict;
  text: ResultText;
  values: Record<string, string>;
}) {
  const lines = listChecks(verdict, text);
  if (lines.length === 0) return null;
  return (
    <ul className={`plain ${styles.checks}`} aria-label={text.checks.title}>
      {lines.map((line) => {
        const Icon = icons[line.outcome];
        return (
          <li key={line.text} data-outcome={line.outcome}>
            <Icon size="1.25em" strokeWidth={2.5} aria-hidden="true" />
            <span>
              <span className="visually-hidden">{`${text.checks[line.outcome]} `}</span>
              {fill(line.text, values)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
