/** At this width and above, nothing is folded away. */
const wide = '(min-width: 768px)';

/**
 * Focuses the field in a part that a button of the header opens, and closes the part when the
 * window becomes wide.
 */
export function startFolded(root: ParentNode = document): void {
  for (const panel of root.querySelectorAll<HTMLElement>('[data-folded]')) {
    panel.addEventListener('toggle', ({ newState }) => {
      if (newState === 'open') panel.querySelector('input')?.focus();
    });
    // Browsers without popovers always show it.
    matchMedia(wide).addEventListener('change', () =>
      (panel as Partial<HTMLElement>).hidePopover?.call(panel),
    );
  }
}
