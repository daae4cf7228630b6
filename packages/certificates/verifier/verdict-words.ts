import type { Verdict } from '../shared/verdict.ts';

/** The values of the placeholders in the strings of a verdict. */
export function toValues(
  verdict: Verdict,
  product: string,
  day: (day: string) => string,
): Record<string, string> {
  if (!('certificate' in verdict))
    return 'number' in verdict ? { product, number: verdict.number } : { product };
  const { number, key, validFrom, validUntil } = verdict.certificate;
  const values: Record<string, string> = {
    product,
    number,
    key,
    from: day(validFrom),
    until: day(validUntil),
  };
  if ('since' in verdict) values.since = day(verdict.since);
  if (verdict.status.known) values.list = day(verdict.status.listDate);
  return values;
}
