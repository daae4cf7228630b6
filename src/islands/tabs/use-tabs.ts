import { useCallback, useEffect, useState } from 'react';
import { toSelected, type TabItem } from './rules.ts';

/**
 * Keeps the selected tab, the address and the panels in step. The panels stand in the page, outside
 * React, so that they can be read without a script; here they are only shown and hidden.
 */
export function useTabs(items: readonly TabItem[]) {
  const [selected, setSelected] = useState(items[0]?.id ?? '');

  useEffect(() => {
    // A part of the address that is no tab, such as the skip link's, leaves the selection alone.
    const follow = () => {
      const { hash } = location;
      if (hash === '' || items.some(({ id }) => `#${id}` === hash)) setSelected(toSelected(items, hash));
    };
    follow();
    addEventListener('hashchange', follow);
    addEventListener('popstate', follow);
    return () => {
      removeEventListener('hashchange', follow);
      removeEventListener('popstate', follow);
    };
  }, [items]);

  useEffect(() => {
    for (const { id } of items) {
      const panel = document.getElementById(id);
      if (!panel) continue;
      panel.setAttribute('role', 'tabpanel');
      panel.setAttribute('tabindex', '0');
      panel.setAttribute('aria-labelledby', `tab-${id}`);
      panel.toggleAttribute('data-hidden', id !== selected);
      panel.parentElement?.setAttribute('data-ready', '');
    }
  }, [items, selected]);

  const select = useCallback(
    (id: string) => {
      setSelected(id);
      if (toSelected(items, location.hash) !== id) history.pushState(history.state, '', `#${id}`);
    },
    [items],
  );

  return { selected, select };
}
