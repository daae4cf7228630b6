/** What was filled in: each field as it is called, and what stands in it. */
export type Records = readonly (readonly [label: string, value: string])[];

/** What was filled in, as a list. */
export function FilledIn({ record }: { record: Records }) {
  return (
    <dl>
      {record.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
