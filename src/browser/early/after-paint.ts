/*
 * Loads the script that pages share, whose address is in `data-src`, once the page has been read and painted.
 * Fetched earlier, it would take a part of a slow line and a slow processor from the first paint. It starts the
 * islands: if it is missing, the page is as without JavaScript. So it is if it throws, but for islands that run by then.
 */
const address = document.currentScript?.dataset.src;

/** How long a page is given to be painted, in milliseconds: a tab in the background is not painted until it is shown. */
const patience = 1000;

async function loadAfterPaint() {
  await new Promise((done) => {
    setTimeout(done, patience);
    new PerformanceObserver(done).observe({ type: 'paint', buffered: true });
  });
  // The address is known once the page is built.
  // eslint-disable-next-line no-restricted-syntax
  await import(address ?? '').catch(() => {
    document.documentElement.classList.remove('js');
    document.documentElement.setAttribute('data-failed', '');
  });
}

// In development, the scripts are in the page.
if (address) document.addEventListener('DOMContentLoaded', loadAfterPaint);

export {};
