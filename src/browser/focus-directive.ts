import type { ClientDirective } from 'astro';

/** Hydrates an island when it first receives focus. */
const focus: ClientDirective = (load, _options, element) => {
  element.addEventListener('focusin', () => void load().then((hydrate) => hydrate()), { once: true });
};

export default focus;
