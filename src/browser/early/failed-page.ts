/*
 * If the script of the page is missing or throws, the page falls back to its look without
 * JavaScript, except for islands that run. The script is a module: unless it has run before this
 * event, it never will.
 */
document.addEventListener('DOMContentLoaded', () => {
  const root = document.documentElement;
  if ('started' in root.dataset) return;
  root.classList.remove('js');
  root.setAttribute('data-failed', '');
});

export {};
