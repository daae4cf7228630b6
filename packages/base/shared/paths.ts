import { defaultLanguage, type Language } from '@federation/i18n/languages';

/**
 * The address of a page of this site in a language.
 *
 * @example toLocalPath('/about/charter', 'hi') // '/hi/about/charter'
 * @example toLocalPath('/', 'hi') // '/hi'
 */
export function toLocalPath(path: string, language: Language): string {
  if (language === defaultLanguage || !path.startsWith('/')) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/** The parameter of a route in `[...locale]`: undefined for the language without a prefix. */
export function toLocaleParameter(language: Language): string | undefined {
  return language === defaultLanguage ? undefined : language;
}

/**
 * The address of an entry of the `pages` collection.
 *
 * @example toPagePath('home') // '/'
 * @example toPagePath('about/charter') // '/about/charter'
 */
export function toPagePath(pageId: string): string {
  return pageId === 'home' ? '/' : `/${pageId}`;
}

/** True for a link to another site. */
export function isExternal(target: string): boolean {
  return /^https?:/.test(target);
}
