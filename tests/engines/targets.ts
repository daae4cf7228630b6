import type * as Dom from '@testing-library/dom';

/**
 * Finds an element as a person would: by role and name, anywhere or in the main part; by the label
 * of a field; or by text.
 */
export type Target =
  { role: string; name?: string; within?: 'main' } | { label: string } | { text: string };

/** A target in words, for the message of a failing test. */
export function describeTarget(target: Target): string {
  if ('role' in target)
    return `${target.role}${target.name === undefined ? '' : ` “${target.name}”`}`;
  return 'label' in target ? `field “${target.label}”` : `text “${target.text}”`;
}

/** True once `findTargets` is on the page. Each document needs it anew. */
export const hasFinder = () => 'findTargets' in window;

/**
 * Adds `findTargets` to the page, beside DOM Testing Library, whose script must be there. It finds
 * nothing before the islands of the page work: Astro removes the attribute `ssr` once one has
 * started.
 */
export function installFinder(): void {
  const { TestingLibraryDom } = window as unknown as { TestingLibraryDom: typeof Dom };
  const startsWith = (label: string) => (content: string) =>
    content === label || content.startsWith(`${label} `);
  const query = (target: Target): HTMLElement[] => {
    if ('role' in target) {
      const part = document.querySelector<HTMLElement>(target.within ?? 'body');
      return part ? TestingLibraryDom.queryAllByRole(part, target.role, { name: target.name }) : [];
    }
    if ('text' in target)
      return TestingLibraryDom.queryAllByText(document.body, target.text, { exact: false });
    return TestingLibraryDom.queryAllByLabelText(document.body, startsWith(target.label), {
      selector: 'input, select, textarea',
    });
  };
  const findTargets = (target: Target) =>
    document.querySelector('astro-island[ssr]:not([client=focus])')
      ? []
      : query(target).filter((element) => element.checkVisibility({ visibilityProperty: true }));
  Object.assign(window, { findTargets });
}

/** The page once the finder is there. */
type WithFinder = Window & { findTargets: (target: Target) => HTMLElement[] };

export const countTargets = (target: Target) =>
  (window as unknown as WithFinder).findTargets(target).length;

/** The first match. */
export const findTarget = (target: Target): Element | undefined =>
  (window as unknown as WithFinder).findTargets(target)[0];

/** Reads the text of the first match, and its value if it is a field. */
export function readTarget(
  target: Target,
): { text: string; value: string; focused: boolean } | undefined {
  const element = (window as unknown as WithFinder).findTargets(target)[0];
  if (!element) return undefined;
  const { value = '' } = element as HTMLInputElement;
  return {
    text: element.textContent.replace(/\s+/g, ' ').trim(),
    value,
    focused: element === document.activeElement,
  };
}

/** The first match, scrolled into view, if a click would reach it. */
export function findClickable(target: Target): Element | undefined {
  const element = (window as unknown as WithFinder).findTargets(target)[0];
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = element?.getClientRects()[0];
  if (!element || !box) return undefined;
  const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  const labels = [...((element as HTMLInputElement).labels ?? [])];
  return [element, ...labels].some((one) => one.contains(hit)) ? element : undefined;
}
