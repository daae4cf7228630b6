import href from './later.css?url';

let asked = false;

/** Fetches the styles of what is shown only after something was done, once. */
export function fetchLaterStyles(): void {
  if (asked) return;
  asked = true;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  // Without the network; the next check tries again.
  link.addEventListener('error', () => {
    asked = false;
    link.remove();
  });
  document.head.append(link);
}
