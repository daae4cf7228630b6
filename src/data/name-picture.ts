import { outlineText, type Outline } from '../build/fonts/outline.ts';
import { memoize } from '../core/memoize.ts';
import type { Language } from '../i18n/languages.ts';
import { settings } from './settings.ts';

/** How high the picture is shown, in CSS pixels. */
const height = 29;

const drawName = memoize((language: Language) =>
  outlineText(settings.name[language], language, 500, settings.colours.inkSoft),
);

/**
 * The name of the federation in a language as a picture, for pages that have no font of its script.
 * Width and height are those at which it is shown, in CSS pixels.
 */
export async function getNamePicture(language: Language): Promise<Outline> {
  const { svg, ...size } = await drawName(language);
  return { svg, width: Math.round((size.width / size.height) * height), height };
}
