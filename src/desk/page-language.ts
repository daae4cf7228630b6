import { isLanguage, type Language } from '../i18n/languages.ts';

/** The language that the desk speaks, in which the labels of its forms are. */
export const getPageLanguage = (): Language | undefined =>
  [document.documentElement.lang.slice(0, 2)].find(isLanguage);
