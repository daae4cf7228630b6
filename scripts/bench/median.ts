/** The middle value; of an even number of values, the higher one of the two. */
export function pickMedian<Value>(values: readonly Value[], toNumber: (value: Value) => number) {
  const sorted = values.toSorted((a, b) => toNumber(a) - toNumber(b));
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('An empty list has no median.');
  return middle;
}
