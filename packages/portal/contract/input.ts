import * as v from 'valibot';
import { toLatinDigits } from '@federation/base/digits';

/** Separators in a telephone number: spaces of any width, hyphens and dashes, points, brackets. */
const separators = /[\s\p{Pd}.()]/gu;

/** Ten digits after an optional country code (+91, 0091 or 91) and an optional trunk prefix (0). */
const indianMobile = /^(?:(?:\+|00)?91)?0?([1-9]\d{9})$/;

/**
 * Deliberately permissive, because only sending a mail shows that an address works. Letters of any
 * script are allowed.
 */
const addressPattern = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Trims a line and collapses the spaces inside it. */
export function normalizeLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/**
 * The ten digits of an Indian mobile number, or undefined. A leading 0 is the trunk prefix and not
 * part of the number.
 *
 * @example toMobile('+91-98765-43210') // 9876543210
 * @example toMobile('०९८७६५४३२१०') // 9876543210
 * @example toMobile('98765') // undefined
 */
export function toMobile(text: string): number | undefined {
  const digits = indianMobile.exec(toLatinDigits(text).replace(separators, ''))?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/**
 * Removes spaces from a one-time code and converts its digits to 0–9. Other characters stay.
 *
 * @example normalizeCode(' १२३ 456 ') // '123456'
 */
export function normalizeCode(text: string): string {
  return toLatinDigits(text).replace(/\s/g, '');
}

/** A required field of one line. The message is the key of the error text. */
export const requiredLine = <const Message extends string>(message: Message) =>
  v.pipe(v.string(), v.transform(normalizeLine), v.nonEmpty(message));

/** An optional field of one line. */
export const optionalLine = v.pipe(v.string(), v.transform(normalizeLine));

/** Text of several lines, with normalised line breaks. */
export const longText = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/\r\n?/g, '\n').trim()),
);

/** A telephone number of any country, with the digits 0–9. */
export const telephone = v.pipe(
  v.string(),
  v.transform((text) => normalizeLine(toLatinDigits(text))),
);

/** A required e-mail address. The messages are keys of error texts. */
export const emailAddress = <const Missing extends string, const Wrong extends string>(
  missing: Missing,
  wrong: Wrong,
) =>
  v.pipe(
    v.string(),
    v.transform(normalizeLine),
    v.nonEmpty(missing),
    v.regex(addressPattern, wrong),
    v.maxLength(254, wrong),
  );

/** A checkbox that must be checked. */
export const checked = <const Message extends string>(message: Message) => v.literal(true, message);
