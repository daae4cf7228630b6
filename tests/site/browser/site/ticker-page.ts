import { screen } from '@testing-library/dom';
import { removeExpired, startTickers } from '../../../../src/browser/site/tickers.ts';
import { setDuringTest, stubMedia } from '../../../simulated-browser.ts';

interface TickerPageOptions {
  reducedMotion?: boolean;
  /** The stored choice, as set by the early script. */
  stored?: 'paused' | 'moving';
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

/**
 * Renders a page with two tickers and the styles of the button label, removes expired notices and
 * starts the tickers.
 */
export function openPage({
  reducedMotion = false,
  stored,
  expires = '2099-12-31',
  windowWidth = 1000,
  listWidth = 1000,
}: TickerPageOptions = {}) {
  document.body.innerHTML = `
    <style>
      .when-paused, [data-tickers='paused'] .when-moving { display: none }
      [data-tickers='paused'] .when-paused { display: inline }
    </style>
    <div data-page>${ticker('Latest updates', expires)}${ticker('Latest updates, at the bottom of the page', expires)}</div>`;
  const root = document.querySelector<HTMLElement>('[data-page]');
  if (!root) throw new Error('The page has no root.');
  if (stored) root.dataset.tickers = stored;
  for (const track of root.querySelectorAll('[data-ticker-track]')) {
    setDuringTest(track, 'clientWidth', windowWidth);
    setDuringTest(track.children[0] ?? track, 'scrollWidth', listWidth);
  }
  const setReducedMotion = stubMedia('(prefers-reduced-motion: reduce)', reducedMotion);
  removeExpired(root);
  startTickers(root);
  return { root, setReducedMotion };
}

/** The lists in a ticker: first the original, then the copies. */
export function getLists(name: string): HTMLElement[] {
  return [...screen.getByRole('region', { name }).querySelectorAll('ul')];
}
