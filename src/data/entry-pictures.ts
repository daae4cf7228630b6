import type { ImageMetadata } from 'astro';
import { getDefinition } from '@federation/content-model/collections';
import type { Entry } from './entries.ts';

/**
 * The widths of a card’s picture, in pixels, and its width on the page; a drawing is sharp at any.
 */
export function toPictureSizes({ format }: ImageMetadata): { widths?: number[]; sizes?: string } {
  return format === 'svg' ? {} : { widths: [320, 640], sizes: '(min-width: 48rem) 20rem, 100vw' };
}

/**
 * The picture of an entry: the one that staff added, or the address of the one that the build
 * draws.
 */
export function getPicture({ collection, id, data }: Entry): ImageMetadata | string | undefined {
  return data.image ?? (getDefinition(collection).cover && `/covers/${collection}/${id}.svg`);
}
