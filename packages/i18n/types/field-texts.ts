/**
 * What fields are called and what the person who fills them in needs to know. A flag says what
 * `true` does.
 */
export type FieldTexts<Key extends string = string> = Readonly<
  Record<Key, { readonly label: string; readonly help: string }>
>;
