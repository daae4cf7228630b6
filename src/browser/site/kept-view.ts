/**
 * Makes links within `[data-keep-view]` keep the query and the fragment of the address: the page in
 * another language, or the next page of a filtered list, shows the same view.
 */
export function startKeptViews(root: ParentNode = document): void {
  for (const link of root.querySelectorAll<HTMLAnchorElement>('[data-keep-view] a')) {
    // Updates the link before the visitor follows it by pointer, by keyboard or in a new tab.
    link.onpointerdown =
      link.onfocus =
      link.onclick =
        () => {
          link.search = location.search;
          link.hash = location.hash;
        };
  }
}
