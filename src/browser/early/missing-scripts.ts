/*
 * Without one of its scripts, a page is as without JavaScript. Only an island that runs is left alone. The
 * script that starts the islands is not a module: without it, all of them have failed.
 */
const root = document.documentElement;
addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement)) return;
    root.classList.remove('js');
    if (target.type !== 'module') root.setAttribute('data-failed', '');
  },
  true,
);

export {};
