import * as v from 'valibot';

/** What stands between the parts of a telephone number: spaces of any width, hyphens and dashes, points, brackets. */
const separators = /[\s\p{Pd}.()]/gu;

/** Ten digits behind what may stand before them in India: +91, 0091 or 91, and the 0 of a long-distance call. */
const indianMobile = /^(?:(?:\+|00)?91)?0?([1-9]\d{9})$/;

/** Loose on purpose: only the mail itself shows whether an address works. Letters of any script are allowed. */
const addressShape = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/**
 * Devanagari digits as 0–9.
 *
 * @example toAsciiDigits('९८') // '98'
 */
export function toAsciiDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));
}

/** One line as it was meant: no space around it, single spaces inside. */
export function tidyLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/**
 * The ten digits of an Indian mobile number as a number, or undefined. A 0 in front is the prefix of
 * a long-distance call and never part of the number, which could not hold it anyway.
 *
 * @example toMobile('+91-98765-43210') // 9876543210
 * @example toMobile('०९८७६५४३२१०') // 9876543210
 * @example toMobile('98765') // undefined
 */
export function toMobile(text: string): number | undefined {
  const digits = indianMobile.exec(toAsciiDigits(text).replace(separators, ''))?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/**
 * A one-time code as the server wants it: without any spaces, in the digits 0–9. No other rule holds for it.
 *
 * @example toCode(' १२३ 456 ') // '123456'
 */
export function toCode(text: string): string {
  return toAsciiDigits(text).replace(/\s/g, '');
}

/** A field of one line that must be filled in. The message names the text to show. */
export const requiredLine = <const Message extends string>(message: Message) =>
  v.pipe(v.string(), v.transform(tidyLine), v.nonEmpty(message));

/** A field of one line that may stay empty. */
export const optionalLine = v.pipe(v.string(), v.transform(tidyLine));

/** A text of several lines, with the line breaks that the reader sees. */
export const lines = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/\r\n?/g, '\n').trim()),
);

/** A telephone number of any country, in the digits 0–9. */
export const telephone = v.pipe(
  v.string(),
  v.transform((text) => tidyLine(toAsciiDigits(text))),
);

/** An e-mail address that must be given. */
export const emailAddress = <const Missing extends string, const Wrong extends string>(missing: Missing, wrong: Wrong) =>
  v.pipe(v.string(), v.transform(tidyLine), v.nonEmpty(missing), v.regex(addressShape, wrong), v.maxLength(254, wrong));

/** A box that must be ticked. */
export const ticked = <const Message extends string>(message: Message) => v.literal(true, message);
