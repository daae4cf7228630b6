/*
 * Hides the items of the list before this script that do not match the address. The island of the
 * filter does the same later; a value that no item has is ignored. If the island fails, the list is
 * whole.
 */
const items = [
  ...(document.currentScript?.previousElementSibling?.children ?? []),
] as HTMLElement[];
const hide = (some: HTMLElement[], hidden: boolean) =>
  some.forEach((item) => (item.hidden = hidden));
for (const [key, value] of new URLSearchParams(location.search)) {
  const others = items.filter((item) => item.getAttribute(`data-${key}`) !== value);
  if (others.length < items.length) hide(others, true);
}
addEventListener('astro:hydration-error', () => hide(items, false));
