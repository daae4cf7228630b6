/*
 * Once the fonts have been fetched, a page is painted in them. Before, it is painted in those of the device,
 * and `fetchFonts` fetches them when it has settled: on a slow line nothing of the page waits for a font.
 */
const fetched = document.documentElement.dataset.fonts;
const media = fetched ? 'all' : 'not all';
const selector = fetched ? 'link[media]' : 'style[data-fonts]';
for (const element of document.querySelectorAll<HTMLLinkElement | HTMLStyleElement>(selector)) element.media = media;
