import type { Text, Values } from './fill.ts';

/** The names of the placeholders in an English text: `date` of `Last reviewed: {date}`. */
export type PlaceholderIn<English> = English extends `${string}{${infer Placeholder}}${infer Rest}`
  ? Placeholder | PlaceholderIn<Rest>
  : never;

/** The intersection of a union of types. */
type All<Types> = (Types extends unknown ? (each: Types) => void : never) extends (
  all: infer Each,
) => void
  ? Each
  : never;

/** A text that has all of the placeholders. */
type WithPlaceholders<Placeholder extends string> = [Placeholder] extends [never]
  ? string
  : All<Placeholder extends unknown ? `${string}{${Placeholder}}${string}` : never>;

/** A translation of texts: a missing key or placeholder is a type error. */
export type Translation<English> = {
  readonly [Key in keyof English]: English[Key] extends string
    ? WithPlaceholders<PlaceholderIn<English[Key]>>
    : Translation<English[Key]>;
};

/** Texts in any language; each knows its placeholders. */
export type Texts<English> = {
  readonly [Key in keyof English]: English[Key] extends string
    ? Text<PlaceholderIn<English[Key]>>
    : Texts<English[Key]>;
};

/** The keys of texts without placeholders. */
export type PlainKey<English> = {
  [Key in keyof English]: [PlaceholderIn<English[Key]>] extends [never] ? Key : never;
}[keyof English];

/** The rest of the keys with a prefix, after that prefix. */
export type KeyAfter<Start extends string, Key> = Key extends `${Start}${infer Rest}`
  ? Rest
  : never;

/** Translates a key to a text; it requires values if the text has placeholders. */
export type TranslateTexts<English> = <Key extends keyof English>(
  key: Key,
  ...values: [PlaceholderIn<English[Key]>] extends [never]
    ? []
    : [Values<PlaceholderIn<English[Key]>>]
) => string;
