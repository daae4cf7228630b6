/** The maximum length of a mailto link that all mail programs accept, in characters. */
const maxLinkLength = 1800;

/**
 * A mailto link with a text.
 *
 * @param fallback replaces a text that is too long; without it, there is no limit
 */
export function toMailLink(to: string, subject: string, text: string, fallback = text): string {
  const toLink = (body: string) =>
    `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;
  const link = toLink(text);
  return link.length <= maxLinkLength ? link : toLink(fallback);
}

/** The submitted fields as text, one line per field. */
export function toFieldLines(rows: readonly (readonly [label: string, value: string])[]): string {
  return rows.map(([label, value]) => `${label}: ${value}`).join('\n');
}
