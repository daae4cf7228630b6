/**
 * Makes links within `[data-keep-view]` keep the query and the fragment of the address, so that the
 * same view is shown: the page in another language, or the next page of a filtered list.
 */
export function startKeptViews(root: ParentNode = document): void {
  for (const link of root.querySelectorAll<HTMLAnchorElement>('[data-keep-view] a')) {
    // Set before the link is followed in any way: by pointer, by keyboard, in a new tab.
    link.onpointerdown =
      link.onfocus =
      link.onclick =
        () => {
          link.search = location.search;
          link.hash = location.hash;
        };
  }
}
