/*
 * Hides the items of the list before this script that the address does not ask for. The island of the
 * filter does the same later; a value that no item has is ignored.
 */
const items = [...(document.currentScript?.previousElementSibling?.children ?? [])] as HTMLElement[];
for (const [key, value] of new URLSearchParams(location.search)) {
  const isOther = (item: Element) => item.getAttribute(`data-${key}`) !== value;
  if (items.every(isOther)) continue;
  for (const item of items.filter(isOther)) item.hidden = true;
}
