/** Time for a busy page to become idle, in milliseconds. */
const timeout = 500;

/** Resolves once the page has loaded and the browser has nothing else to do. */
export async function whenSettled(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((done) => addEventListener('load', done, { once: true }));
  await whenIdle();
}

/** Resolves when the browser has nothing else to do, in a task of its own. */
export function whenIdle(): Promise<void> {
  return new Promise((done) => {
    // Safari does not tell when it is idle.
    if ('requestIdleCallback' in window) requestIdleCallback(() => done(), { timeout });
    else setTimeout(done, 200);
  });
}
