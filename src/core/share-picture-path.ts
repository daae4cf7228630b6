import type { Language } from '../i18n/languages.ts';
import { toLocalPath } from './paths.ts';

/** The address of the picture that stands for a page where its link is shared. */
export function toSharePicturePath(path: string, language: Language): string {
  return `/og${path === '/' ? toLocalPath('/home', language) : toLocalPath(path, language)}.png`;
}
