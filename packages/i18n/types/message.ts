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
