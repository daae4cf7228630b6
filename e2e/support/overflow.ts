import type { Page } from '@playwright/test';

/**
 * Lists the elements that are wider than the window or cut off at its side, one a line. Only the
 * tier table may scroll sideways, in a region that has a name and takes the focus.
 *
 * @param part where to look, as a CSS selector
 */
export function findOverflow(page: Page, part: string): Promise<string[]> {
  return page.evaluate(collectOverflow, part);
}

function collectOverflow(part: string): string[] {
  const show = (element: Element) =>
    `<${element.localName}> “${element.textContent.trim().replace(/\s+/g, ' ').slice(0, 40)}”`;
  const isTable = (element: HTMLElement) =>
    element.role === 'region' &&
    element.tabIndex === 0 &&
    (element.ariaLabel ?? '') !== '' &&
    element.querySelector('table') !== null;
  const faults: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push('the page scrolls sideways');
  const reported: HTMLElement[] = [];
  for (const element of document.querySelectorAll<HTMLElement>(`${part} *`)) {
    if (!element.checkVisibility() || reported.some((ancestor) => ancestor.contains(element)))
      continue;
    const { overflowX, clipPath } = getComputedStyle(element);
    // Visually hidden text takes no room.
    if (clipPath === 'inset(50%)') continue;
    const tooWide = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1;
    if (/auto|scroll/.test(overflowX) && tooWide) {
      if (!isTable(element))
        faults.push(`only the tier table may scroll sideways, not ${show(element)}`);
      reported.push(element);
    } else if (
      element.closest('main') &&
      element.textContent.trim() !== '' &&
      element.clientWidth > 1
    ) {
      const { right, left } = element.getBoundingClientRect();
      const cutOff = /hidden|clip/.test(overflowX) && tooWide;
      const beyond = right > clientWidth + 1 || left < -1;
      if (cutOff) faults.push(`text is cut off in ${show(element)}`);
      else if (beyond) faults.push(`${show(element)} reaches beyond the edge of the window`);
      if (cutOff || beyond) reported.push(element);
    }
  }
  return faults;
}
