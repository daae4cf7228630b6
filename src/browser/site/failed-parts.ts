/**
 * Marks an island whose script is missing or throws, so that what needs a script is hidden there
 * and the notice after it is shown (`FailedPart.astro`). The link of the notice loads the page
 * again, which keeps what was typed.
 */
export function startFailedParts(root: Document = document): void {
  root.addEventListener('astro:hydration-error', ({ target }) =>
    (target as Element).setAttribute('data-failed', ''),
  );
  root.addEventListener('click', (event) => {
    if (!(event.target as Element).closest('[data-reload]')) return;
    event.preventDefault();
    location.reload();
  });
}
