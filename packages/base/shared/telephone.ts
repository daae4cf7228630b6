/** Numbers that work only in India: short ones such as 1930, and those with 1800 or 1860. */
const onlyInIndia = /^(\d{1,6}|18[06]0\d+)$/;

/**
 * Converts a number to its international form; without a country code it is Indian.
 *
 * @example toDialled('0141-274 1234') // '+911412741234'
 */
export function toDialled(phone: string): string {
  // The zero in “+91 (0)141” is for calls within the country.
  const digits = phone.replace('(0)', '').replaceAll(/\D/g, '');
  if (phone.startsWith('+')) return `+${digits}`;
  if (digits.startsWith('00')) return `+${digits.slice(2)}`;
  return onlyInIndia.test(digits) ? digits : `+91${digits.replace(/^0|^91(?=\d{10}$)/, '')}`;
}
