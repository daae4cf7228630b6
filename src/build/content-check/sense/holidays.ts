import type { ContentFile } from '../../content/content-file.ts';

export const toList = (value: unknown) => (Array.isArray(value) ? (value as unknown[]) : []);

/** A day that is named in a list, and where. */
export interface Named {
  day: string;
  path: PropertyKey[];
}

/** The holidays of the settings. */
export function readHolidays({ data }: ContentFile): Named[] {
  const { holidays } = data;
  return toList(holidays).flatMap((holiday, index) => {
    const { day } = (holiday ?? {}) as { day?: unknown };
    return typeof day === 'string' ? [{ day, path: ['holidays', index, 'day'] }] : [];
  });
}
