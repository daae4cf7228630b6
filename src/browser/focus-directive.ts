import type { ClientDirective } from 'astro';

/** Loads an island when the focus first enters it. */
const focus: ClientDirective = (load, _options, element) => {
  element.addEventListener('focusin', () => void load().then((hydrate) => hydrate()), { once: true });
};

export default focus;
