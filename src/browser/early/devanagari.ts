import { hasDevanagari, loadDevanagariFonts } from '../site/devanagari-fonts.ts';

/** How long a page waits for its fonts, in milliseconds, as browsers do with `font-display: block`. */
const patience = 3000;

/*
 * On a device without a Devanagari font, a page in Hindi would be boxes first and move when the fonts come.
 * There it is shown once it can be read.
 */
if (!hasDevanagari(document)) {
  const { dataset } = document.documentElement;
  dataset.fonts = 'loading';
  const late = new Promise((resolve) => setTimeout(resolve, patience));
  void Promise.race([loadDevanagariFonts(document), late]).then(() => (dataset.fonts = 'loaded'));
}
