import { getDefinition, isCollectionName } from '../../../content-model/collections.ts';
import type { OpenedUpload } from '../../uploads/uploaded-file.ts';
import type { Fault } from '../fault.ts';

/** How wide a picture is at least, in pixels: as wide as the site shows it. */
const least = 640;

/** Beyond this in any direction, a picture only costs time to copy, to keep and to make smaller. */
const most = 6000;

/**
 * Points out a picture that is blurred where the site shows it, or far larger than anybody sees.
 *
 * @param path below the folder of the content, such as `people/meera-joshi/portrait.jpg`
 */
export function judgePixels(
  path: string,
  { width, height }: NonNullable<OpenedUpload['pixels']>,
): Pick<Fault, 'message' | 'values'>[] {
  const [collection = ''] = path.split('/');
  const own = isCollectionName(collection) ? getDefinition(collection).pictureWidth : undefined;
  if (Math.max(width, height) > most)
    return [{ message: 'pictureLarge', values: { width, height, most } }];
  return width < (own ?? least)
    ? [{ message: 'pictureSmall', values: { width, least: own ?? least } }]
    : [];
}
