import { toIndianDay } from '../../core/indian-day.ts';
import { writeStored } from '../storage.ts';
import { storageKeys } from '../../core/storage-keys.ts';

const reducedMotion = '(prefers-reduced-motion: reduce)';

/**
 * Starts the tickers, with one button to pause both. The list is repeated for a seamless loop; the copies
 * are hidden from assistive technology. Notices that have expired since the build are removed.
 */
export function startTickers(root: HTMLElement = document.documentElement): void {
  const tracks = [...root.querySelectorAll<HTMLElement>('[data-ticker-track]')];
  const today = toIndianDay(new Date());
  for (const link of root.querySelectorAll<HTMLElement>('[data-expires]')) {
    if ((link.dataset.expires ?? '') < today) link.closest('li')?.remove();
  }
  for (const track of tracks) {
    if (!track.querySelector('li')) track.closest('section')?.remove();
  }

  const start = () => {
    for (const track of tracks) {
      const list = track.firstElementChild;
      if (!list || track.hasAttribute('data-moving')) continue;
      // Half of the track is one loop, so each half must be at least as wide as the window.
      const repeats = Math.max(1, Math.ceil(track.clientWidth / Math.max(1, list.scrollWidth)));
      for (let copy = 1; copy < repeats * 2; copy += 1) {
        const clone = list.cloneNode(true) as HTMLElement;
        clone.setAttribute('aria-hidden', 'true');
        clone.inert = true;
        track.append(clone);
      }
      track.setAttribute('data-moving', '');
    }
  };
  const stop = () => {
    for (const track of tracks) {
      track.removeAttribute('data-moving');
      for (const copy of track.querySelectorAll(':scope > [aria-hidden]')) copy.remove();
    }
  };

  for (const button of root.querySelectorAll<HTMLButtonElement>('[data-ticker-toggle]')) {
    button.addEventListener('click', () => {
      root.dataset.tickers = root.dataset.tickers === 'paused' ? 'moving' : 'paused';
      writeStored('local', storageKeys.tickers, root.dataset.tickers);
    });
  }

  const preference = matchMedia(reducedMotion);
  const update = () => (preference.matches ? stop() : start());
  preference.addEventListener('change', update);
  update();
}
