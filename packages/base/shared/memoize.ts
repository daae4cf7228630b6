/** A function that remembers its answers. */
export type Memoized<Given extends unknown[], Answer> = ((...given: Given) => Answer) & {
  /** Forgets every answer, as a test needs that changes what the function reads. */
  forget: () => void;
};

/**
 * Calculates each answer once. An answer about an object is remembered for as long as the object is
 * used elsewhere.
 *
 * @param toKey what tells one question from another; the first argument if it is left out
 * @example const readSheet = memoize((href: string) => readFileSync(href, 'utf8'));
 */
export function memoize<Given extends unknown[], Answer>(
  calculate: (...given: Given) => Answer,
  toKey: (...given: Given) => unknown = (...[first]) => first,
): Memoized<Given, Answer> {
  let byValue = new Map<unknown, { answer: Answer }>();
  let byObject = new WeakMap<object, { answer: Answer }>();
  const remember = (...given: Given) => {
    const key = toKey(...given);
    const isObject = typeof key === 'object' && key !== null;
    const known = isObject ? byObject.get(key) : byValue.get(key);
    if (known) return known.answer;
    const answer = calculate(...given);
    if (isObject) byObject.set(key, { answer });
    else byValue.set(key, { answer });
    return answer;
  };
  return Object.assign(remember, {
    forget: () => {
      byValue = new Map();
      byObject = new WeakMap();
    },
  });
}
