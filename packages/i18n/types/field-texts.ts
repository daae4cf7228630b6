/** The labels and help of fields. The help of a flag explains `true`. */
export type FieldTexts<Key extends string = string> = Readonly<
  Record<Key, { readonly label: string; readonly help: string }>
>;
