import { storageKeys } from '../../core/storage-keys.ts';
import { writeStored } from '../storage.ts';
import { readFonts } from './font-faces.ts';

/**
 * Fetches the fonts that the first page of a visitor was painted without. Its titles change to theirs, which
 * takes as much room; its text would move, so it has the font of the device until the next page.
 */
export async function fetchFonts(page: Document = document): Promise<void> {
  const links = [...page.querySelectorAll<HTMLLinkElement>('link[as=font]')].filter(({ media }) => media === 'not all');
  if (links.length === 0) return;
  const come = await Promise.all(links.map(fetchFont));
  for (const { face, display } of readFonts(page)) if (display === 'swap') page.fonts.add(face);
  if (come.every(Boolean)) writeStored('local', storageKeys.fonts, 'fetched');
}

/** Lets the browser fetch what a link preloads. Resolves with whether it came. */
function fetchFont(link: HTMLLinkElement): Promise<boolean> {
  return new Promise((done) => {
    link.onload = () => done(true);
    link.onerror = () => done(false);
    link.media = 'all';
  });
}
