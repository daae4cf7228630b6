/** Keeps the query and the part after # when the language is switched, so that the same view is shown. */
export function startLanguageSwitch(root: ParentNode = document): void {
  for (const link of root.querySelectorAll<HTMLAnchorElement>('[data-language-switch]')) {
    // Set before any way of following the link: press, keyboard, another tab.
    link.onpointerdown =
      link.onfocus =
      link.onclick =
        () => {
          link.search = location.search;
          link.hash = location.hash;
        };
  }
}
