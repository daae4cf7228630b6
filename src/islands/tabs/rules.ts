/** A tab: the id of its panel, which is also the fragment of its address, and its label. */
export interface TabItem {
  id: string;
  label: string;
}

/**
 * The tab in the fragment of an address, or the first.
 *
 * @example toSelected([{ id: 'overview', label: '…' }, { id: 'rules', label: '…' }], '#rules') // 'rules'
 */
export function toSelected(items: readonly TabItem[], hash: string): string {
  const requested = hash.slice(1);
  return (items.find(({ id }) => id === requested) ?? items[0])?.id ?? '';
}
