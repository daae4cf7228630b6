/** One bar of a chart. */
export interface Bar {
  value: string;
  label: string;
  count: number;
  /** The length of the bar as a percentage of the chart. */
  length: number;
}

/** The length of the longest bar as a percentage; the rest is for its number. */
const maxLength = 85;

/**
 * The bars of a chart that counts how often each value occurs, in the order of the options.
 *
 * @example countBars([{ value: 'gold', label: 'Gold' }], ['gold', 'gold']) // [{ value: 'gold', label: 'Gold', count: 2, length: 85 }]
 */
export function countBars(
  options: readonly { value: string; label: string }[],
  values: readonly string[],
): Bar[] {
  const bars = options.map((option) => ({
    ...option,
    count: values.filter((one) => one === option.value).length,
  }));
  const maxCount = Math.max(1, ...bars.map(({ count }) => count));
  return bars.map((bar) => ({
    ...bar,
    length: Math.round((bar.count / maxCount) * maxLength * 10) / 10,
  }));
}

/**
 * The content of a chart as text.
 *
 * @example describeBars([{ label: 'Gold', count: 2 }, { label: 'Silver', count: 1 }]) // 'Gold: 2; Silver: 1'
 */
export function describeBars(bars: readonly Pick<Bar, 'label' | 'count'>[]): string {
  return bars.map(({ label, count }) => `${label}: ${count}`).join('; ');
}
