/** A text with the names of its placeholders. */
export type Text<Placeholder extends string = string> = string & {
  readonly placeholders?: Placeholder;
};

/** The values of a text’s placeholders. */
export type Values<Placeholder extends string = string> = Readonly<
  Record<Placeholder, string | number>
>;

/**
 * Fills the placeholders of a text; one without a value stays.
 *
 * @example fill('Last reviewed: {date}', { date: '18 November 2026' })
 */
export function fill<Placeholder extends string>(
  text: Text<Placeholder>,
  values: Values<Placeholder>,
): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    String((values as Partial<Values>)[name] ?? whole),
  );
}
