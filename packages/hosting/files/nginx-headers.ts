import type { HeaderRule } from '../server/rules.ts';
import { quote, toMap } from './nginx-syntax.ts';

/** The name of the variable with the value of a header. */
const toVariable = (header: string) => `$site_${header.toLowerCase().replaceAll('-', '_')}`;

/** Whether a header is the type of a file, which nginx knows by other means. */
export const isType = (header: string) => header === 'Content-Type';

function toHeaderNames(headers: readonly HeaderRule[]): string[] {
  return [...new Set(headers.flatMap((rule) => rule.headers.map(([name]) => name)))].filter(
    (name) => !isType(name),
  );
}

const escape = (text: string) => text.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&');

/** A pattern of `_headers` as a regular expression. */
export const toExpression = (pattern: string) => `^${pattern.split('*').map(escape).join('.*')}$`;

/**
 * A variable for each header. nginx takes the first pattern that fits, and in `_headers` the last rule wins. nginx
 * leaves the backslashes of an expression as they are.
 */
export function toHeaderMaps(headers: readonly HeaderRule[]): string[] {
  return toHeaderNames(headers).flatMap((header) => {
    const values = headers
      .toReversed()
      .flatMap(({ pattern, headers: set }) =>
        set
          .filter(([name]) => name === header)
          .map(([, value]) => `"~${toExpression(pattern)}" ${quote(value)};`),
      );
    return toMap('$site_file', toVariable(header), [...values, 'default "";']);
  });
}

/** What sends the headers. */
export function toHeaderLines(headers: readonly HeaderRule[]): string[] {
  return toHeaderNames(headers).map((name) => `add_header ${name} ${toVariable(name)} always;`);
}
