import type { Verdict } from '../../core/certificates/verdict.ts';

/** A link that writes a mail with a report of a certificate. */
export function toReport(email: string, subject: string, body: string): string {
  return `mailto:${email}?subject=${encode(subject)}&body=${encode(body)}`;
}

/**
 * Half of a character, which a text may contain, can’t be encoded and would throw; it becomes
 * U+FFFD.
 */
function encode(text: string): string {
  return encodeURIComponent(new TextDecoder().decode(new TextEncoder().encode(text)));
}

/** The values of the placeholders in the strings of a result. */
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
  if ('since' in verdict && verdict.since) values.since = day(verdict.since);
  if (verdict.status.known) values.list = day(verdict.status.listDate);
  return values;
}
