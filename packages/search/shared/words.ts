/** Splits a text at white space, punctuation and signs of currencies. */
export const splitWords = (text: string): string[] =>
  text.split(/[\p{Z}\p{P}\p{Sc}]+/u).filter(Boolean);
