/** Something that the search box can suggest. The names are short because a file holds many of them. */
export interface Suggestion {
  /** The title. */
  t: string;
  /** The address, with its language. */
  p: string;
  /** What it is: a page, an order, an event … in the words of the reader. */
  k: string;
  /** Other words by which it is found, folded. */
  w?: string;
}
