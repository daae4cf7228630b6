import styles from './forms.module.css';

/** The fields of a form with their labels and values. */
export type SummaryRows = readonly (readonly [label: string, value: string])[];

/** Lists the fields of a form. */
export function SummaryList({ rows }: { rows: SummaryRows }) {
  return (
    <dl className={styles.rows}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
