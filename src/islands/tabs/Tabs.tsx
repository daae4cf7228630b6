import { Tabs as Base } from '@base-ui/react/tabs';
import type { MouseEvent } from 'react';
import type { TabItem } from './rules.ts';
import { useReady } from '../shared/use-ready.ts';
import { useTabs } from './use-tabs.ts';
import styles from './Tabs.module.css';

interface Props {
  label: string;
  items: TabItem[];
}

/**
 * Prevents scrolling to the panel. With a modifier key, the link opens in a new tab or window as
 * usual.
 */
function stayOnPage(event: MouseEvent) {
  if (!event.ctrlKey && !event.metaKey && !event.shiftKey) event.preventDefault();
}

/**
 * Makes a tab plain: the panels become tab panels only when the script runs, so until then their
 * tabs are links.
 */
const plainLink = {
  role: undefined,
  tabIndex: undefined,
  'aria-selected': undefined,
  'aria-controls': undefined,
};

/**
 * The tabs of panels that are part of the page. Each tab is a link to its panel until the script
 * runs.
 */
export function Tabs({ label, items }: Props) {
  const { selected, select } = useTabs(items);
  const ready = useReady();
  return (
    <Base.Root value={selected} onValueChange={(value) => select(String(value))}>
      <Base.List
        aria-label={label}
        className={`${styles.list} no-print`}
        activateOnFocus
        {...(ready ? {} : { role: 'group' })}
      >
        {items.map(({ id, label: text }) => (
          <Base.Tab
            key={id}
            id={`tab-${id}`}
            value={id}
            className={styles.tab}
            nativeButton={false}
            {...(ready ? { 'aria-controls': id } : plainLink)}
            render={
              <a href={`#${id}`} onClick={stayOnPage}>
                {text}
              </a>
            }
          />
        ))}
      </Base.List>
    </Base.Root>
  );
}
