import type { Language } from '@federation/i18n/languages';
import { toLocalPath } from './paths.ts';

/** The path of the picture for sharing a page (Open Graph). */
export function toSharePicturePath(path: string, language: Language): string {
  return `/og${path === '/' ? toLocalPath('/home', language) : toLocalPath(path, language)}.png`;
}
