/** The most faults of one kind that are reported for a file. */
export const mostOfAKind = 5;

/** The line of a character and the field that it is in. */
export function toPlace(text: string, index: number): { line: number; field: string } {
  const lines = text.slice(0, index).split('\n');
  const closing = /^(?:\uFEFF?|\s*\n)---\r?\n[\s\S]*?\n---/.exec(text)?.[0].length;
  const inFields = closing === undefined || index < closing;
  const current = (lines.at(-1) ?? '') + (text.slice(index).split('\n')[0] ?? '');
  const named = [...lines.slice(0, -1), current].findLast((line) => /^[A-Za-z]\w*:/.test(line));
  return { line: lines.length, field: inFields ? (named?.split(':')[0] ?? 'fields') : 'text' };
}

export const shorten = (words: string) => (words.length > 24 ? `${words.slice(0, 23)}…` : words);
