import * as v from 'valibot';
import { toLatinDigits } from '@federation/base/digits';

/**
 * Characters that nobody sees: direction marks, soft hyphens, zero widths. A joiner between letters
 * of Hindi changes them, so it is captured and stays.
 */
const unseen =
  /([\p{Lo}\p{M}][\u200c\u200d]+(?=[\p{Lo}\p{M}]))|[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * Separators in a telephone number: spaces of any width, hyphens, dashes, points, brackets, and the
 * apostrophe that a spreadsheet puts before a number.
 */
const separators = /[\s\p{Pd}\u2212\u2043.·•~_()[\]']/gu;

/** Ten digits after an optional country code (+91, 0091 or 91) and an optional trunk prefix (0). */
const indianMobile = /^(?:(?:\+|00)?91)?0?([1-9]\d{9})$/;

// All ASCII signs but those that may be here, spaces, and signs beyond ASCII. JSON Schema knows no
// classes such as \p{L}.
const beyondAscii = '\\x7f-\\xbf\\xd7\\xf7\\u2000-\\u206f\\u3000-\\u303f';
const atom = `[^\\x00-\\x20"(),.:;<>@[\\]\\\\${beyondAscii}]+`;
const word = `[^\\x00-/:-@[-\`{-~${beyondAscii}]+`;
const label = `${word}(?:-+${word})*`;

/**
 * An e-mail address that can exist, in letters of any script. Only sending a mail shows that it
 * does. Without flags, as JSON Schema wants it.
 */
export const emailPattern = new RegExp(
  `^(?=[^@]{1,64}@)${atom}(?:\\.${atom})*@(?!.*[^.]{64})(?:${label}\\.)+(?!\\d+$|.$)${label}$`,
);

/** Trims a line, collapses the spaces inside it, and removes what nobody sees. */
export function normalizeLine(text: string): string {
  return text.replace(unseen, '$1').replace(/\s+/g, ' ').trim();
}

/** A link, without its `?subject=` or `;ext=`; and the words before an address. */
const schemed = /^(?:mailto|tel|callto|sms|e-?mail):(?:\/\/)?([^?;]*)(?:[?;].*=.*)?$/i;

/** Decodes `%40` and leaves everything else, also what is not encoded well. */
const decode = (text: string) =>
  new URLSearchParams(`_=${text.replace(/[+&]/g, encodeURIComponent)}`).get('_') ?? text;

/**
 * Removes what comes along with a copied address or number: full-width signs, the scheme of a link,
 * brackets or quotes around it and a name before them, and the sign that ended a list or sentence.
 */
function unwrap(text: string): string {
  // A longer text is none, and only costs time.
  if (text.length > 400) return normalizeLine(text);
  const bare = normalizeLine(text.replace(/[\u200c\u200d]/g, '').normalize('NFKC'))
    .replace(/[,;:.!?।]+$/, '')
    .replace(/^[^<>]*<([^<>]*)>$/, '$1')
    .replace(/^[`'([]([^()[\]]*)[`')\]]$/, '$1')
    .replace(/^["“‘«‹<]|["”’»›>]$/g, '')
    .replace(schemed, (_, rest: string) => decode(rest));
  return bare === text ? bare : unwrap(bare);
}

/**
 * An e-mail address without what comes along when it is copied. It may still be none. Digits of
 * other scripts become 0–9 in an address that is otherwise Latin.
 *
 * @example toEmailAddress('Asha <mailto:asha＠bank。example>;') // 'asha@bank.example'
 */
export function toEmailAddress(text: string): string {
  const address = unwrap(text)
    .replaceAll('。', '.')
    .replaceAll('’', "'")
    .replace(/\s*@\s*/, '@');
  const latin = toLatinDigits(address);
  return /^[ -~]*$/.test(latin) ? latin : address;
}

/** A word before a number that says what it is, such as “Mobile no.”; the nukta is a sign of its own. */
const telephoneLabel =
  /^(?:mob(?:ile)?|(?:tele)?phone|ph|tel|cell|मोबाइल|फ\u093c?ोन)\.?\s*(?:no\.?|number|नं\.?|नंबर)?\s*:?\s*(?=[+(\d])/i;

/**
 * A telephone number of any country with the digits 0–9, without what comes along when it is copied.
 *
 * @example toTelephone('tel:+९१ 98765') // '+91 98765'
 * @example toTelephone('Mobile: 98765') // '98765'
 */
export function toTelephone(text: string): string {
  return toLatinDigits(unwrap(text)).replace(telephoneLabel, '');
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
  const digits = indianMobile.exec(toTelephone(text).replace(separators, ''))?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/**
 * Removes spaces from a one-time code and converts its digits to 0–9. Other characters stay.
 *
 * @example normalizeCode(' १२३ 456 ') // '123456'
 */
export function normalizeCode(text: string): string {
  return toLatinDigits(normalizeLine(text)).replaceAll(' ', '');
}

/** A required field of one line. The message is the key of the error text. */
export const requiredLine = <const Message extends string>(message: Message) =>
  v.pipe(v.string(), v.transform(normalizeLine), v.regex(/\S/, message));

/** An optional field of one line. */
export const optionalLine = v.pipe(v.string(), v.transform(normalizeLine));

/** Text of several lines, with normalised line breaks. */
export const longText = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/\r\n?/g, '\n').trim()),
);

/** A telephone number of any country, with the digits 0–9. */
export const telephone = v.pipe(v.string(), v.transform(toTelephone));

/** A required e-mail address. The messages are keys of error texts. */
export const emailAddress = <const Missing extends string, const Wrong extends string>(
  missing: Missing,
  wrong: Wrong,
) =>
  v.pipe(
    v.string(),
    v.transform(toEmailAddress),
    v.nonEmpty(missing),
    v.regex(emailPattern, wrong),
    v.maxLength(254, wrong),
  );

/** A checkbox that must be checked. */
export const checked = <const Message extends string>(message: Message) => v.literal(true, message);
