import { useCallback, useEffect, useState } from 'react';
import { followAddress, pushAddress } from '@federation/base/browser/address';
import { toSelected, type TabItem } from './rules.ts';

/**
 * Synchronises the selected tab, the address and the panels. The panels are part of the page,
 * outside React, so that they can be read without a script; here they are only shown and hidden.
 */
export function useTabs(items: readonly TabItem[]) {
  const [selected, setSelected] = useState(items[0]?.id ?? '');

  useEffect(() => {
    // A fragment that is not a tab, such as that of the skip link, does not change the selection.
    const follow = () => {
      const { hash } = location;
      if (hash === '' || items.some(({ id }) => `#${id}` === hash))
        setSelected(toSelected(items, hash));
    };
    follow();
    return followAddress(follow);
  }, [items]);

  useEffect(
    () => () => items.forEach(({ id }) => showAsServed(document.getElementById(id))),
    [items],
  );

  useEffect(() => {
    for (const { id } of items) {
      const panel = document.getElementById(id);
      if (!panel) continue;
      panel.setAttribute('aria-labelledby', `tab-${id}`);
      // A folded panel is neither a landmark nor a stop of the Tab key, though the browser sees it.
      panel.setAttribute('role', id === selected ? 'tabpanel' : 'group');
      panel.setAttribute('tabindex', id === selected ? '0' : '-1');
      if (id === selected) panel.removeAttribute('hidden');
      else panel.setAttribute('hidden', 'onbeforematch' in panel ? 'until-found' : '');
    }
  }, [items, selected]);

  const select = useCallback(
    (id: string) => {
      setSelected(id);
      if (toSelected(items, location.hash) !== id) pushAddress(`#${id}`);
    },
    [items],
  );

  return { selected, select };
}

/** Makes a panel a plain part of the page when the tabs are no longer there. */
function showAsServed(panel: HTMLElement | null): void {
  for (const name of ['role', 'tabindex', 'aria-labelledby', 'hidden'])
    panel?.removeAttribute(name);
}
