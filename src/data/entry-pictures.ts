import type { ImageMetadata } from 'astro';
import { languageDetails, type Language } from '../i18n/languages.ts';
import { coveredCollections, type CoverSubject } from '../build/covers/cover.ts';
import type { Entry } from './entries.ts';

/**
 * A size in words, in units of 1,000 bytes.
 *
 * @example formatSize(1234567, 'en') // '1.2 MB'
 */
export function formatSize(bytes: number, language: Language): string {
  const [value, unit] = bytes < 1_000_000 ? [Math.max(1, Math.round(bytes / 1000)), 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
  return new Intl.NumberFormat(languageDetails[language].locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value);
}

/** The widths in which a picture is offered, in pixels; a drawing is as sharp at any. */
export function toPictureWidths({ format }: ImageMetadata): number[] | undefined {
  return format === 'svg' ? undefined : [320, 640];
}

/** The picture of an entry: the one that staff put beside it, else the address of the one that the build draws. */
export function getPicture(entry: Entry): ImageMetadata | string | undefined {
  const { image, logo, coverImage, photo } = entry.data as Partial<Record<'image' | 'logo' | 'coverImage' | 'photo', ImageMetadata>>;
  const drawn = coveredCollections.some((name: CoverSubject) => name === entry.collection)
    ? `/covers/${entry.collection}/${entry.id}.svg`
    : undefined;
  return image ?? logo ?? coverImage ?? photo ?? drawn;
}
