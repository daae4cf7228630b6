/**
 * A text with its places filled; a place without a value stays as it is.
 *
 * @example fill('Last reviewed: {date}', { date: '18 November 2026' })
 */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
