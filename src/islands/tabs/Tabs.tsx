import { Tabs as Base } from '@base-ui/react/tabs';
import type { MouseEvent } from 'react';
import type { TabItem } from './rules.ts';
import { useTabs } from './use-tabs.ts';
import styles from './Tabs.module.css';

interface Props {
  label: string;
  items: TabItem[];
}

/** The tab is shown without a jump; with a key held down the browser opens it elsewhere, as for any link. */
function stayOnPage(event: MouseEvent) {
  if (!event.ctrlKey && !event.metaKey && !event.shiftKey) event.preventDefault();
}

/** The row of tabs over panels that the page already holds. Each tab is a link to its panel until the script runs. */
export function Tabs({ label, items }: Props) {
  const { selected, select } = useTabs(items);
  return (
    <Base.Root value={selected} onValueChange={(value) => select(String(value))}>
      <Base.List aria-label={label} className={styles.list} activateOnFocus>
        {items.map(({ id, label: text }) => (
          <Base.Tab
            key={id}
            id={`tab-${id}`}
            value={id}
            aria-controls={id}
            className={styles.tab}
            nativeButton={false}
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
