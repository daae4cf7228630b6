import { fill } from '@federation/i18n/fill';
import { Result } from './Result.tsx';
import type { ResultProps } from './result-props.ts';
import styles from './Result.module.css';

/** The verdicts of a verification; a file may contain several certificates. */
export function Results(props: ResultProps) {
  const { text, outcome } = props;
  const { findings } = outcome;
  const last = findings.length - 1;
  return (
    <>
      {last > 0 && (
        <p role="status" className={styles.several}>
          {fill(text.several, { count: findings.length })}
        </p>
      )}
      {findings.map((finding, index) => (
        <Result
          key={index}
          {...props}
          finding={finding}
          isFirst={index === 0}
          isLast={index === last}
        />
      ))}
    </>
  );
}
