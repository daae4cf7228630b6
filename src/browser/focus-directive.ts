import type { ClientDirective } from 'astro';

/**
 * Hydrates an island when it first receives focus, or at once if a quick visitor has focused it
 * before this runs.
 */
const focus: ClientDirective = async (load, _options, element) => {
  if (!element.contains(document.activeElement))
    await new Promise((done) => element.addEventListener('focusin', done, { once: true }));
  const hydrate = await load();
  await hydrate();
};

export default focus;
