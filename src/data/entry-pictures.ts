import type { ImageMetadata } from 'astro';
import { getDefinition } from '../collections/index.ts';
import type { Entry } from './entries.ts';

/** The widths in which a picture is offered, in pixels; a drawing is as sharp at any. */
export function toPictureWidths({ format }: ImageMetadata): number[] | undefined {
  return format === 'svg' ? undefined : [320, 640];
}

/** The picture of an entry: the one that staff put beside it, else the address of the one that the build draws. */
export function getPicture({ collection, id, data }: Entry): ImageMetadata | string | undefined {
  return data.image ?? (getDefinition(collection).cover && `/covers/${collection}/${id}.svg`);
}
