/**
 * A translation of some texts: the same keys, with any words. A key that is missing or unknown is a
 * type error.
 */
export type Translation<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string ? string : Translation<Texts[Key]>;
};
