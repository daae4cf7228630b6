export const quote = (value: string) => `"${value.replaceAll(/["\\]/g, '\\$&')}"`;

export const indent = (lines: readonly string[]) =>
  lines.map((line) => (line === '' ? '' : `  ${line}`));

/** Defines a variable by the value of another one. */
export const formatMap = (from: string, to: string, lines: readonly string[]) => [
  '',
  `map ${from} ${to} {`,
  ...indent(lines),
  '}',
];
