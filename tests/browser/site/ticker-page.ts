import { screen } from '@testing-library/dom';
import { startTickers } from '../../../src/browser/site/tickers.ts';
import { setDuringTest, stubMedia } from '../../simulated-browser.ts';

interface Options {
  reducedMotion?: boolean;
  /** What the early script set on the root because it was chosen before. */
  remembered?: 'paused' | 'moving';
  /** The last day of the second notice. */
  expires?: string;
  windowWidth?: number;
  listWidth?: number;
}

const ticker = (label: string, expires: string) => `
  <section aria-label="${label}">
    <button type="button" data-ticker-toggle>
      <span class="when-moving">Pause</span><span class="when-paused">Play</span>
    </button>
    <div data-ticker-track>
      <ul>
        <li><a href="/notices/office">New office hours</a></li>
        <li><a href="/notices/meet" data-expires="${expires}">Register for the meet</a></li>
      </ul>
    </div>
  </section>`;

/** A page with its two tickers as the server sends them, and the rule that says which word a button shows; starts them. */
export function openPage({
  reducedMotion = false,
  remembered,
  expires = '2099-12-31',
  windowWidth = 1000,
  listWidth = 1000,
}: Options = {}) {
  document.body.innerHTML = `
    <style>
      .when-paused, [data-tickers='paused'] .when-moving { display: none }
      [data-tickers='paused'] .when-paused { display: inline }
    </style>
    <div data-page>${ticker('Latest updates', expires)}${ticker('Latest updates, at the bottom of the page', expires)}</div>`;
  const root = document.querySelector<HTMLElement>('[data-page]');
  if (!root) throw new Error('The page has no root.');
  if (remembered) root.dataset.tickers = remembered;
  for (const track of root.querySelectorAll('[data-ticker-track]')) {
    setDuringTest(track, 'clientWidth', windowWidth);
    setDuringTest(track.children[0] ?? track, 'scrollWidth', listWidth);
  }
  const setReducedMotion = stubMedia('(prefers-reduced-motion: reduce)', reducedMotion);
  startTickers(root);
  return { root, setReducedMotion };
}

/** The lists in a ticker: first the real one, then the copies that only the eye sees. */
export function listsOf(name: string): HTMLElement[] {
  return [...screen.getByRole('region', { name }).querySelectorAll('ul')];
}
