/** The longest address of a mail that every mail program takes over whole, in characters. */
const longestAddress = 1800;

/**
 * The address that opens a mail with a text. A text that is too long for an address is left out,
 * with a line in its place.
 *
 * @param instead what stands in the mail when the text doesn’t fit
 */
export function toMailLink(to: string, subject: string, text: string, instead: string): string {
  const toLink = (body: string) =>
    `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;
  const link = toLink(text);
  return link.length <= longestAddress ? link : toLink(instead);
}

/** What was filled in, a line for each field; empty fields are left out. */
export function toRecordText(record: readonly (readonly [label: string, value: string])[]): string {
  return record.map(([label, value]) => `${label}: ${value}`).join('\n');
}
