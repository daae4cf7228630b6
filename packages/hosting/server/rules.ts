import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A line of `_redirects`. */
export interface RedirectRule {
  from: string;
  to: string;
  status: number;
}

/** True if the address is gone for ever (RFC 9110, section 15.5.11) instead of redirected. */
export const isGone = ({ status }: RedirectRule): boolean => status === 410;

/** A block of `_headers`. */
export interface HeaderRule {
  pattern: string;
  headers: [string, string][];
}

/**
 * Reads a `_redirects` file: from, to and status on each line.
 *
 * @example parseRedirects('/about /about/overview 301') // [{ from: '/about', to: '/about/overview', status: 301 }]
 */
function parseRedirects(text: string): RedirectRule[] {
  return toLines(text).map((line) => {
    const [from = '', to = '', status = '302'] = line.trim().split(/\s+/);
    return { from, to, status: Number(status) };
  });
}

/**
 * Reads a `_headers` file: a path on a line of its own, its headers indented below. A later block
 * wins over an earlier one.
 */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of toLines(text)) {
    if (!/^\s/.test(line)) {
      rules.push({ pattern: line.trim(), headers: [] });
      continue;
    }
    // `! Name` removes an earlier value; here the later value wins anyway.
    if (line.trimStart().startsWith('!')) continue;
    const colon = line.indexOf(':');
    rules.at(-1)?.headers.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()]);
  }
  return rules;
}

/** Reads `_redirects` and `_headers` of a built site; a missing file has no rules. */
export function readRules(folder: string): { redirects: RedirectRule[]; headers: HeaderRule[] } {
  const read = (name: string) => {
    const path = join(folder, name);
    return existsSync(path) ? readFileSync(path, 'utf8') : '';
  };
  return { redirects: parseRedirects(read('_redirects')), headers: parseHeaders(read('_headers')) };
}

export function headersFor(path: string, rules: readonly HeaderRule[]): [string, string][] {
  return rules.filter(({ pattern }) => matches(path, pattern)).flatMap(({ headers }) => headers);
}

/** In a pattern, one `*` stands for anything. */
function matches(path: string, pattern: string): boolean {
  const [start = '', end] = pattern.split('*');
  return end === undefined ? path === pattern : path.startsWith(start) && path.endsWith(end);
}

function toLines(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '' && !line.trimStart().startsWith('#'));
}
