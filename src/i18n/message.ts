/**
 * What the content check says of one kind of mistake. A `{place}` is filled in when it is shown.
 */
export interface Message {
  /** What is wrong, after the name of the field. */
  readonly problem: string;
  /** What belongs there. Left out where the help of the field says it. */
  readonly expected?: string;
}

export type Messages = Readonly<Record<string, Message>>;

/** The names of the places in a text. */
type PlaceIn<Text extends string> = Text extends `${string}{${infer Place}}${infer Rest}`
  ? Place | PlaceIn<Rest>
  : never;

/** A type for each of several, all of them at once. */
type All<Types> = (Types extends unknown ? (each: Types) => void : never) extends (
  all: infer Each,
) => void
  ? Each
  : never;

/** Any text with the places of another one. */
type WithPlaces<Text extends string> = [PlaceIn<Text>] extends [never]
  ? string
  : All<
      PlaceIn<Text> extends infer Place
        ? Place extends string
          ? `${string}{${Place}}${string}`
          : never
        : never
    >;

/**
 * A translation of some messages, or of other texts with places: the same keys, and in each text
 * the same places. One that is missing is a type error.
 */
export type TranslatedTexts<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string
    ? WithPlaces<Texts[Key]>
    : TranslatedTexts<Texts[Key]>;
};
