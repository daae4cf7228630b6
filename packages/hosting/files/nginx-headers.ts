import type { HeaderRule } from '../server/rules.ts';
import { quote, formatMap } from './nginx-syntax.ts';

const toVariable = (header: string) => `$site_${header.toLowerCase().replaceAll('-', '_')}`;

/** nginx sets the type of a file by other means. */
export const isType = (header: string) => header === 'Content-Type';

function toHeaderNames(headers: readonly HeaderRule[]): string[] {
  return [...new Set(headers.flatMap((rule) => rule.headers.map(([name]) => name)))].filter(
    (name) => !isType(name),
  );
}

const escape = (text: string) => text.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&');

/** Converts a pattern of `_headers` to a regular expression. */
export const toExpression = (pattern: string) => `^${pattern.split('*').map(escape).join('.*')}$`;

/**
 * Maps the address to a variable for each header. nginx takes the first matching pattern; in
 * `_headers` the last one wins. nginx keeps the backslashes of an expression.
 */
export function formatHeaderMaps(headers: readonly HeaderRule[]): string[] {
  return toHeaderNames(headers).flatMap((header) => {
    const values = headers
      .toReversed()
      .flatMap(({ pattern, headers: set }) =>
        set
          .filter(([name]) => name === header)
          .map(([, value]) => `"~${toExpression(pattern)}" ${quote(value)};`),
      );
    return formatMap('$site_file', toVariable(header), [...values, 'default "";']);
  });
}

export function formatHeaderLines(headers: readonly HeaderRule[]): string[] {
  return toHeaderNames(headers).map((name) => `add_header ${name} ${toVariable(name)} always;`);
}
