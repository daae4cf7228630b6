/** A number of a series, such as `ABC/CIR/2026/04`, the fourth of `ABC/CIR` in 2026. */
export interface SeriesNumber {
  series: string;
  year: string;
  position: number;
}

/** Numbers that no record has: all that are missing in a series, or those that are named. */
export interface MissingNumbers {
  /** Such as `OMB`, or `ABC/CIR/2026` for one year. */
  series: string;
  numbers?: readonly number[] | undefined;
}

/** Takes a number apart; undefined where it belongs to no series. */
export function parseNumber(number: string): SeriesNumber | undefined {
  const [, series, year, position] = /^(.+)\/(20\d\d)\/(\d+)$/.exec(number) ?? [];
  return series && year && position ? { series, year, position: Number(position) } : undefined;
}
