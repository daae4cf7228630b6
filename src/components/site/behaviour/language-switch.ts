/** Keeps the query and the part after # when the language is switched, so that the same view is shown. */
export function startLanguageSwitch(root: ParentNode = document): void {
  for (const link of root.querySelectorAll<HTMLAnchorElement>('[data-language-switch]')) {
    // Set before any way of following the link: press, keyboard, another tab.
    for (const type of ['pointerdown', 'focus', 'click']) {
      link.addEventListener(type, () => {
        link.search = location.search;
        link.hash = location.hash;
      });
    }
  }
}
