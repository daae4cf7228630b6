import { outlineText, type Outline } from '../build/fonts/outline.ts';
import type { Language } from '../i18n/languages.ts';
import { settings } from './settings.ts';

/** How high the picture is shown, in CSS pixels. */
const height = 29;

const pictures = new Map<Language, Promise<Outline>>();

/**
 * The name of the federation in a language as a picture, for pages that have no font of its script.
 * Width and height are those at which it is shown, in CSS pixels.
 */
export async function getNamePicture(language: Language): Promise<Outline> {
  const picture = pictures.get(language) ?? outlineText(settings.name[language], language, 500, '#3d4862');
  pictures.set(language, picture);
  const { svg, ...size } = await picture;
  return { svg, width: Math.round((size.width / size.height) * height), height };
}
