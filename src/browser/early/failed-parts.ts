/*
 * Marks an island whose script is missing or throws, so that what needs a script is hidden there and the notice
 * after it is shown (`FailedPart.astro`). It is in the file of the script that starts the islands.
 */
document.addEventListener('astro:hydration-error', ({ target }) => (target as Element).setAttribute('data-failed', ''));

// The link of the notice opens the page anew; loading it again also keeps what was typed.
document.addEventListener('click', (event) => {
  if (!(event.target as Element).closest('[data-reload]')) return;
  event.preventDefault();
  location.reload();
});

export {};
