/** The words of a text, without what is between them. */
export const splitWords = (text: string): string[] => text.split(/[\p{Z}\p{P}]+/u).filter(Boolean);
