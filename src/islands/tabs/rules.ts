/** One tab: the id of its panel, which is also the part of the address after #, and its text. */
export interface TabItem {
  id: string;
  label: string;
}

/**
 * The tab that an address asks for; the first when it asks for none of them.
 *
 * @example toSelected([{ id: 'overview', label: '…' }, { id: 'rules', label: '…' }], '#rules') // 'rules'
 */
export function toSelected(items: readonly TabItem[], hash: string): string {
  const wanted = hash.slice(1);
  return (items.find(({ id }) => id === wanted) ?? items[0])?.id ?? '';
}
