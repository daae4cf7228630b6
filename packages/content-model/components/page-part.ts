/** A part of a page that a link can lead to, with the words that readers see there. */
export interface PagePart {
  id: string;
  words: string;
}
