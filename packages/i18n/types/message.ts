/** A message of the content check, with placeholders. */
export interface Message {
  /** The issue, after the name of the field. */
  readonly problem: string;
  /** The right value, unless the help of the field describes it. */
  readonly expected?: string;
}

export type Messages = Readonly<Record<string, Message>>;
