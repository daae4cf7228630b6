/** At this width and above, nothing is folded away. */
const wide = '(min-width: 768px)';

/**
 * Moves the focus into the field of what a button of the header opens, and closes it when the
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
