/**
 * At this width and above, the menu is a bar with drop-downs; below, it is collapsed
 * (specification, section 9).
 */
const wideMenu = '(min-width: 768px)';

/**
 * Makes the main menu interactive: it opens on small screens, shows one group at a time, closes on
 * Escape and returns the focus, and resets when the window crosses 768 px.
 */
export function startMainMenu(root: ParentNode = document): void {
  const menu = root.querySelector<HTMLElement>('#main-menu');
  const toggle = root.querySelector<HTMLButtonElement>('[data-menu-toggle]');
  if (!menu || !toggle) return;
  const groups = [...menu.querySelectorAll<HTMLButtonElement>('[data-menu-group]')];
  const wide = matchMedia(wideMenu);

  const openGroup = (button?: HTMLButtonElement) => {
    for (const other of groups) other.setAttribute('aria-expanded', String(other === button));
  };
  const openMenu = (open: boolean) => {
    toggle.setAttribute('aria-expanded', String(open));
    menu.toggleAttribute('data-open', open);
    if (!open) openGroup();
  };

  toggle.addEventListener('click', () => openMenu(toggle.getAttribute('aria-expanded') !== 'true'));
  for (const button of groups) {
    button.addEventListener('click', () =>
      openGroup(button.getAttribute('aria-expanded') === 'true' ? undefined : button),
    );
    button
      .closest('li')
      ?.addEventListener('pointerenter', () => menu.removeAttribute('data-dismissed'));
  }

  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    const open = groups.find((button) => button.getAttribute('aria-expanded') === 'true');
    const inside = menu.contains(document.activeElement);
    // A group that is open on hover must close too (WCAG 2.2, 1.4.13).
    menu.setAttribute('data-dismissed', '');
    openGroup();
    if (wide.matches) {
      if (open && inside) open.focus();
    } else if (toggle.getAttribute('aria-expanded') === 'true') {
      openMenu(false);
      toggle.focus();
    }
  });
  menu.addEventListener('focusout', (event) => {
    if (wide.matches && !menu.contains(event.relatedTarget as Node | null)) openGroup();
  });
  document.addEventListener('click', (event) => {
    if (wide.matches && !menu.contains(event.target as Node)) openGroup();
  });
  wide.addEventListener('change', () => openMenu(false));
}
