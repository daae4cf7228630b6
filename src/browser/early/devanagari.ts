import { hasDevanagari } from '../site/devanagari-fonts.ts';

/*
 * On a device without a Devanagari font, a page in Hindi would be boxes first and move when its fonts come.
 * There it is hidden until `startDevanagariFonts` has loaded them, or for as long as the styles allow.
 */
if (!hasDevanagari(document)) document.documentElement.dataset.fonts = 'loading';
