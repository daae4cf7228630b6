/** The words of a text, without what is between them or before an amount. */
export const splitWords = (text: string): string[] =>
  text.split(/[\p{Z}\p{P}\p{Sc}]+/u).filter(Boolean);
