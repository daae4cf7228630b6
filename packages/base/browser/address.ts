/** The browser fires no event when a script changes the address. */
const followers = new Set<() => void>();

/**
 * Calls a function when the query or the fragment of the address changes: by Back and Forward, by a
 * link within the page, or by the functions below. Returns a function that stops this.
 */
export function followAddress(follow: () => void): () => void {
  followers.add(follow);
  addEventListener('popstate', follow);
  addEventListener('hashchange', follow);
  return () => {
    followers.delete(follow);
    removeEventListener('popstate', follow);
    removeEventListener('hashchange', follow);
  };
}

/** Changes the address with a new entry in the history. */
export function pushAddress(address: string): void {
  history.pushState(history.state, '', address);
  for (const follow of followers) follow();
}

/** Changes the address without a new entry in the history. */
export function replaceAddress(address: string): void {
  history.replaceState(history.state, '', address);
  for (const follow of followers) follow();
}
