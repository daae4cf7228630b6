/** One regular expression for all of some others; where there are none, nothing fits it. */
export const matchAny = (patterns: readonly string[], flags: string): RegExp =>
  new RegExp(patterns.map((pattern) => `(?:${pattern})`).join('|') || '(?!)', flags);
