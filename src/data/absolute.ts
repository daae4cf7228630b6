import { defaultLanguage, type Language } from '@federation/i18n/languages';
import { toLocalPath } from '@federation/base/paths';
import { settings } from './settings.ts';

/**
 * The whole address of a path of this site, for what is read elsewhere.
 *
 * @example toAbsolute('/about/charter', 'hi') // 'https://www.ifsf.example/hi/about/charter'
 */
export function toAbsolute(path: string, language: Language = defaultLanguage): string {
  return new URL(toLocalPath(path, language), settings.site).href.replace(/\/$/, '');
}
