import styles from './forms.module.css';

/** The fields of a form with their labels and values. */
export type SummaryRows = readonly (readonly [label: string, value: string])[];

/** The fields that were filled in, with their labels. */
export function toSummaryRows<Values extends Record<string, string>>(
  values: Values,
  labels: Record<keyof Values, string>,
): SummaryRows {
  return Object.entries(values)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => [labels[name] ?? name, value]);
}

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
