const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** The length of an error reference, in characters (specification, section 9). */
const referenceLength = 9;

/**
 * Creates an error reference of upper-case letters and digits.
 *
 * @param random returns numbers from 0 (inclusive) to 1 (exclusive)
 */
export function createReference(random: () => number = Math.random): string {
  return Array.from(
    { length: referenceLength },
    () => characters[Math.floor(random() * characters.length)],
  ).join('');
}
