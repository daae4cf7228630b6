/** Keeps the query and the fragment when the language is switched, so that the same view is shown. */
export function startLanguageSwitch(root: ParentNode = document): void {
  for (const link of root.querySelectorAll<HTMLAnchorElement>('[data-language-switch]')) {
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
