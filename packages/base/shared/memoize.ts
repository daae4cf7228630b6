/** A function that caches its results. */
export type Memoized<Args extends unknown[], Result> = ((...args: Args) => Result) & {
  /** Clears the cache, for tests that change the files that the function reads. */
  clear: () => void;
};

/**
 * Calculates each result once. A result for an object is cached as long as the object is in use.
 *
 * @param toKey the key of the cache; the first argument by default
 * @example const readSheet = memoize((href: string) => readFileSync(href, 'utf8'));
 */
export function memoize<Args extends unknown[], Result>(
  calculate: (...args: Args) => Result,
  toKey: (...args: Args) => unknown = (...[first]) => first,
): Memoized<Args, Result> {
  let byValue = new Map<unknown, { result: Result }>();
  let byObject = new WeakMap<object, { result: Result }>();
  const remember = (...args: Args) => {
    const key = toKey(...args);
    const isObject = typeof key === 'object' && key !== null;
    const known = isObject ? byObject.get(key) : byValue.get(key);
    if (known) return known.result;
    const result = calculate(...args);
    if (isObject) byObject.set(key, { result });
    else byValue.set(key, { result });
    return result;
  };
  return Object.assign(remember, {
    clear: () => {
      byValue = new Map();
      byObject = new WeakMap();
    },
  });
}
