const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** How many characters an error reference has (specification, section 9). */
const referenceLength = 9;

/**
 * A reference of nine upper-case letters and digits, by which a report can be found again.
 *
 * @param random gives numbers from 0 up to, not including, 1
 */
export function createReference(random: () => number = Math.random): string {
  return Array.from({ length: referenceLength }, () => letters[Math.floor(random() * letters.length)]).join('');
}

/** The address of a mail that reports an error; the reference and the page go into it. */
export function toReportLink(email: string, subject: string, body: string): string {
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
