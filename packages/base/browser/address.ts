/**
 * Those who follow the address of the page, since the browser says nothing of changes that a script
 * makes.
 */
const followers = new Set<() => void>();

/**
 * Calls a function whenever the query or the fragment of the address changes: by Back and Forward,
 * by a link within the page, or by the functions below. Returns a function that ends this.
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

/** Shows another view of the page under an address of its own, to which Back leads. */
export function pushAddress(address: string): void {
  history.pushState(history.state, '', address);
  for (const follow of followers) follow();
}

/** Changes the address without a new entry in the history. */
export function replaceAddress(address: string): void {
  history.replaceState(history.state, '', address);
  for (const follow of followers) follow();
}
