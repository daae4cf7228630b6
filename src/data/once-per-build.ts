import { memoize } from '@federation/base/memoize';

/**
 * Wraps a function so that it runs once in a build for each set of arguments and remembers the
 * result. In development the content changes, so it runs every time.
 *
 * @param toKey tells one set of arguments from another; by default, their text
 */
export function oncePerBuild<Given extends unknown[], Result>(
  calculate: (...given: Given) => Result,
  toKey: (...given: Given) => unknown = (...given) => given.join(' '),
): (...given: Given) => Result {
  return import.meta.env.DEV ? calculate : memoize(calculate, toKey);
}
