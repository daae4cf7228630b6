import type { ClientDirective } from 'astro';
import { whenIdle, whenSettled } from './settled.ts';

/** Ends when the previous island has started or failed. */
let previous = whenSettled();

/**
 * Hydrates an island once the page has loaded and is idle, after the islands above it. Fetching and
 * starting are tasks of their own, so that a slow phone responds to its user in between. Failures
 * are reported to Astro.
 */
const settled: ClientDirective = (load) => {
  const started = previous.then(async () => {
    const hydrate = await load();
    await whenIdle();
    await hydrate();
    await whenIdle();
  });
  previous = started.catch(() => undefined);
  return started;
};

export default settled;
