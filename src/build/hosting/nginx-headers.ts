import type { HeaderRule } from '../serve/rules.ts';
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
 * Patterns of `_headers` as one regular expression. nginx leaves the backslashes in it as they are.
 */
const toPattern = (patterns: readonly string[]) => `"~${patterns.map(toExpression).join('|')}"`;

/** The pattern of every path. */
const anyPath = '/*';

/** A value of a header, and the patterns of the paths that it is for. */
interface HeaderValue {
  value: string;
  patterns: string[];
}

/**
 * The values of a header in the order in which nginx has to look at them: it takes the first
 * pattern that fits, and in `_headers` the last rule wins. Patterns of one value are one
 * expression, as each costs time on every request.
 */
function toValues(header: string, headers: readonly HeaderRule[]): HeaderValue[] {
  const values: HeaderValue[] = [];
  for (const { pattern, headers: set } of headers.toReversed()) {
    for (const [, value] of set.filter(([name]) => name === header)) {
      const last = values.at(-1);
      if (last?.value === value) last.patterns.push(pattern);
      else values.push({ value, patterns: [pattern] });
    }
  }
  return values;
}

/** The value that a header has on every path; undefined where it depends on the path. */
function toConstant(header: string, headers: readonly HeaderRule[]): string | undefined {
  const [first, ...others] = toValues(header, headers);
  return others.length === 0 && first?.patterns.includes(anyPath) ? first.value : undefined;
}

/** The variables for headers that depend on the path. */
export function toHeaderMaps(headers: readonly HeaderRule[]): string[] {
  return toHeaderNames(headers)
    .filter((name) => toConstant(name, headers) === undefined)
    .flatMap((name) => {
      const values = toValues(name, headers);
      const everywhere = values.findIndex(({ patterns }) => patterns.includes(anyPath));
      const some = values.slice(0, everywhere < 0 ? undefined : everywhere);
      return toMap('$site_file', toVariable(name), [
        ...some.map(({ value, patterns }) => `${toPattern(patterns)} ${quote(value)};`),
        `default ${quote(values[everywhere]?.value ?? '')};`,
      ]);
    });
}

/** What sends the headers. */
export function toHeaderLines(headers: readonly HeaderRule[]): string[] {
  return toHeaderNames(headers).map((name) => {
    const constant = toConstant(name, headers);
    return `add_header ${name} ${constant === undefined ? toVariable(name) : quote(constant)} always;`;
  });
}
