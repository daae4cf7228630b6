/*
 * Loads the script that pages share, whose address is in `data-src`, once the page has been read and painted.
 * Fetched earlier, it would take a part of a slow line and a slow processor from the first paint.
 */
const { dataset } = document.documentElement;
const address = document.currentScript?.dataset.src;

/** How long a page is given to be painted, in milliseconds: a tab in the background is not painted until it is shown. */
const patience = 1000;

async function loadAfterPaint() {
  // A page that waits for its fonts is not painted before this script has loaded them.
  if (dataset.fonts !== 'loading') await painted();
  const script = document.createElement('script');
  script.src = address ?? '';
  document.head.append(script);
}

const painted = () =>
  new Promise<void>((done) => {
    setTimeout(done, patience);
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) done();
    }).observe({ type: 'paint', buffered: true });
  });

// In development, the scripts are in the page.
if (address) document.addEventListener('DOMContentLoaded', () => void loadAfterPaint());

export {};
