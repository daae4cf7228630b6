import type { Language } from '../../src/i18n/languages.ts';
import { dictionaries } from '../../src/i18n/strings.ts';

/** What the portal says in a language. */
export const getPortalTexts = (language: Language) => dictionaries[language].portal;
