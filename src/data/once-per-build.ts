import { memoize } from '@federation/base/memoize';

/**
 * Wraps a function so that it runs once in a build for each set of arguments and remembers the
 * result. In development the content changes, so it runs every time.
 *
 * @param toKey what tells one question from another; the arguments as text if it is left out
 */
export function oncePerBuild<Given extends unknown[], Answer>(
  calculate: (...given: Given) => Answer,
  toKey: (...given: Given) => unknown = (...given) => given.join(' '),
): (...given: Given) => Answer {
  return import.meta.env.DEV ? calculate : memoize(calculate, toKey);
}
