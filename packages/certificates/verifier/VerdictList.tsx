import { fill } from '@federation/i18n/fill';
import { VerdictView } from './VerdictView.tsx';
import type { VerdictListProps } from './verdict-list-props.ts';
import styles from './Verdict.module.css';

/** The verdicts of a verification; a file may contain several certificates. */
export function VerdictList(props: VerdictListProps) {
  const { text, verification } = props;
  const { verdicts } = verification;
  const last = verdicts.length - 1;
  return (
    <>
      {last > 0 && (
        <p role="status" className={styles.several}>
          {fill(text.several, { count: verdicts.length })}
        </p>
      )}
      {verdicts.map((found, index) => (
        <VerdictView
          key={index}
          {...props}
          found={found}
          isFirst={index === 0}
          isLast={index === last}
        />
      ))}
    </>
  );
}
