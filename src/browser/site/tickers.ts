import { toIndianDay } from '@federation/base/indian-day';
import { writeStored } from '@federation/base/browser/storage';
import { storageKeys } from '@federation/base/storage-keys';

const reducedMotion = '(prefers-reduced-motion: reduce)';

/** Removes notices that have expired since the build, and a ticker that has none left. */
export function removeExpired(root: ParentNode = document): void {
  const today = toIndianDay(new Date());
  for (const link of root.querySelectorAll<HTMLElement>('[data-expires]')) {
    if ((link.dataset.expires ?? '') < today) link.closest('li')?.remove();
  }
  for (const track of root.querySelectorAll('[data-ticker-track]')) {
    if (!track.querySelector('li')) track.closest('section')?.remove();
  }
}

/**
 * Starts the tickers, with one button to pause both. The list is repeated for a seamless loop; the
 * copies are hidden from assistive technology.
 */
export function startTickers(root: HTMLElement = document.documentElement): void {
  const tracks = [...root.querySelectorAll<HTMLElement>('[data-ticker-track]')];

  const start = () => {
    // All are measured before the first one changes, so that the page is laid out once.
    const measured = tracks.flatMap((track) => {
      const list = track.firstElementChild;
      if (!list || track.hasAttribute('data-moving')) return [];
      // Half of the track is one loop, so each half must be at least as wide as the window.
      return [
        {
          track,
          list,
          repeats: Math.max(1, Math.ceil(track.clientWidth / Math.max(1, list.scrollWidth))),
        },
      ];
    });
    for (const { track, list, repeats } of measured) {
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

  for (const track of tracks) {
    // A link that has moved out to the left can’t be scrolled to.
    track.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
      for (const animation of track.getAnimations()) animation.currentTime = 0;
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    });
    // Focus scrolls the track; reset it, as the animation starts at the left of the window.
    track.addEventListener('focusout', () => track.parentElement?.scrollTo({ left: 0 }));
  }

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
