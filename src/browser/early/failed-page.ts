/*
 * If the script of the page is missing or throws, the page is as without JavaScript, but for
 * islands that run. The script is a module, so it has run before this event, or it never will.
 */
document.addEventListener('DOMContentLoaded', () => {
  const root = document.documentElement;
  if ('started' in root.dataset) return;
  root.classList.remove('js');
  root.setAttribute('data-failed', '');
});

export {};
