import { useState, useSyncExternalStore } from 'react';

export const panes = ['list', 'form', 'page'] as const;
export type Pane = (typeof panes)[number];

/** The number of panes that fit, by the width of the window; widest first. */
const widths = [
  { room: 3, media: '(width >= 75rem)' },
  { room: 2, media: '(width >= 45rem)' },
] as const;

const orderKey = 'desk:panes';

function subscribe(onChange: () => void): () => void {
  const queries = widths.map(({ media }) => matchMedia(media));
  for (const query of queries) query.addEventListener('change', onChange);
  return () => {
    for (const query of queries) query.removeEventListener('change', onChange);
  };
}

const getRoom = () => widths.find(({ media }) => matchMedia(media).matches)?.room ?? 1;

/** The panes that are not folded, with the one that was used last at the end. */
function readOrder(): Pane[] {
  const stored = localStorage.getItem(orderKey)?.split(' ') ?? ['page', 'list', 'form'];
  return stored.flatMap((name) => panes.find((one) => one === name) ?? []);
}

/**
 * The panes that are shown. Without room for all, the panes used last win.
 *
 * @param isOpen true when an entry is open in the form
 */
export function usePanes(isOpen: boolean) {
  const room = useSyncExternalStore(subscribe, getRoom);
  const [order, setOrder] = useState(readOrder);
  const shown = new Set((isOpen ? order : (['form', 'list'] as const)).slice(-room));
  const change = (toOrder: (old: Pane[]) => Pane[]) =>
    setOrder((old) => {
      const next = toOrder(old);
      localStorage.setItem(orderKey, next.join(' '));
      return next;
    });
  const show = (...shownNow: Pane[]) =>
    change((old) => [...old.filter((one) => !shownNow.includes(one)), ...shownNow]);
  const toggle = (pane: Pane) => {
    if (!shown.has(pane)) show(pane);
    else if (shown.size > 1) change((old) => old.filter((one) => one !== pane));
  };
  return { shown, show, toggle };
}
