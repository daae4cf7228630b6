/** A text in quotes. */
export const quote = (value: string) => `"${value.replaceAll(/["\\]/g, '\\$&')}"`;

/** Lines inside a block. */
export const indent = (lines: readonly string[]) =>
  lines.map((line) => (line === '' ? '' : `  ${line}`));

/** A variable whose value depends on another one. */
export const toMap = (from: string, to: string, lines: readonly string[]) => [
  '',
  `map ${from} ${to} {`,
  ...indent(lines),
  '}',
];
