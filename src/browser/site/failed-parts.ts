/**
 * Marks an island whose script is missing or throws. Styles then hide controls that need the
 * script, and show the notice after it (`FailedPart.astro`). The link of the notice reloads the
 * page, which keeps what was typed.
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
