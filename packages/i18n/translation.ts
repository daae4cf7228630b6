import type { Text, Values } from './fill.ts';

/** The names of the places in an English text: `date` of `Last reviewed: {date}`. */
export type PlaceIn<English> = English extends `${string}{${infer Place}}${infer Rest}`
  ? Place | PlaceIn<Rest>
  : never;

/** A type for each of several, all of them at once. */
type All<Types> = (Types extends unknown ? (each: Types) => void : never) extends (
  all: infer Each,
) => void
  ? Each
  : never;

/** Any text with all of some places. */
type WithPlaces<Place extends string> = [Place] extends [never]
  ? string
  : All<Place extends unknown ? `${string}{${Place}}${string}` : never>;

/**
 * A translation of some texts: the same keys, and in each text the same places. One that is missing
 * is a type error.
 */
export type Translation<English> = {
  readonly [Key in keyof English]: English[Key] extends string
    ? WithPlaces<PlaceIn<English[Key]>>
    : Translation<English[Key]>;
};

/** Some texts in any language, as they are read: each knows what fills its places. */
export type Texts<English> = {
  readonly [Key in keyof English]: English[Key] extends string
    ? Text<PlaceIn<English[Key]>>
    : Texts<English[Key]>;
};

/** The keys of the texts that have no place to fill. */
export type PlainKey<English> = {
  [Key in keyof English]: [PlaceIn<English[Key]>] extends [never] ? Key : never;
}[keyof English];

/** What follows the start of those keys that begin with it. */
export type KeyAfter<Start extends string, Key> = Key extends `${Start}${infer Rest}`
  ? Rest
  : never;

/** Says a text by its key; what fills its places is asked for where it has some. */
export type Say<English> = <Key extends keyof English>(
  key: Key,
  ...values: [PlaceIn<English[Key]>] extends [never] ? [] : [Values<PlaceIn<English[Key]>>]
) => string;
