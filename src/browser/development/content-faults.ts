import type { ExplainedContent } from '../../integrations/content-watch/explain-content.ts';

const styles = new CSSStyleSheet();
styles.replaceSync(`
  dialog { box-sizing: border-box; inline-size: min(60rem, 100% - 2rem); max-block-size: calc(100% - 2rem); overflow: auto;
    padding: 1.5rem; border: 3px solid #b3261e; border-radius: 0.5rem; background: #fff; color: #14213d; font: 1rem/1.6 sans-serif; }
  dialog:not(:modal) { position: fixed; inset-block-start: 1rem; z-index: 2147483647; }
  dialog::backdrop { background: rgb(20 33 61 / 60%); }
  h1 { margin: 0 0 1rem; font-size: 1.25rem; }
  pre { margin: 0 0 1rem; padding: 0.75rem; background: #f4f1ea; white-space: pre-wrap; overflow-wrap: anywhere; font: 0.9375rem/1.6 monospace; }
  button { padding: 0.5rem 1rem; font: inherit; }
`);

let shown: HTMLElement | undefined;

function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text = '',
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}

/**
 * Shows the faults over the page, above Astro’s own message for a page that it could not render;
 * removes them when there are none.
 */
function show(content: Readonly<Record<string, ExplainedContent>>): void {
  shown?.remove();
  shown = undefined;
  // An error page has no language of its own, but its address has one.
  const [, start = ''] = location.pathname.split('/');
  const { heading, faults, help, close } = content[start] ??
    Object.values(content)[0] ?? { heading: '', faults: [], help: '', close: '' };
  if (faults.length === 0) return;
  const dialog = create('dialog');
  const title = create('h1', heading);
  title.id = 'title';
  dialog.setAttribute('aria-labelledby', title.id);
  const button = create('button', close);
  button.addEventListener('click', () => dialog.close());
  dialog.append(title, ...faults.map((fault) => create('pre', fault)), create('p', help), button);
  shown = create('div');
  const root = shown.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [styles];
  root.append(dialog);
  document.documentElement.append(shown);
  // On a page with the form of the desk it must not take the focus from somebody who types.
  if (window.parent === window) dialog.showModal();
  else dialog.open = true;
}

import.meta.hot?.on('content-faults', show);
import.meta.hot?.send('content-faults:ask');
