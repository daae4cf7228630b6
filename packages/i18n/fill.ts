/** A text, with the names of the places that are filled in when it is shown. */
export type Text<Place extends string = string> = string & { readonly places?: Place };

/** What fills the places of a text. */
export type Values<Place extends string = string> = Readonly<Record<Place, string | number>>;

/**
 * A text with its places filled; a place without a value stays as it is.
 *
 * @example fill('Last reviewed: {date}', { date: '18 November 2026' })
 */
export function fill<Place extends string>(text: Text<Place>, values: Values<Place>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    String((values as Partial<Values>)[name] ?? whole),
  );
}
