import { memoize } from '@federation/base/memoize';

/**
 * A function that answers each question once in a build and remembers the answer. In development
 * the content changes, so every question is answered again.
 *
 * @param toKey what tells one question from another; the arguments as text if it is left out
 */
export function oncePerBuild<Given extends unknown[], Answer>(
  calculate: (...given: Given) => Answer,
  toKey: (...given: Given) => unknown = (...given) => given.join(' '),
): (...given: Given) => Answer {
  return import.meta.env.DEV ? calculate : memoize(calculate, toKey);
}
