/** Letters that are written in more than one way are made equal: case, composed signs, nukta, nasals, digits. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u093c]/g, '')
    .replace(/[ङञणनम]्(?=[क-म])|ँ/g, 'ं')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .toLocaleLowerCase();
}

/** Whether a text holds every word of a query, in any order. */
export function isMatch(text: string, query: string): boolean {
  const folded = fold(text);
  return fold(query)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}

/** Narrows the list of the search page to what the address asks for, and says how much was found. */
export function startSearch(root: ParentNode = document, address = location.search): void {
  const query = new URLSearchParams(address).get('q')?.trim() ?? '';
  const box = root.querySelector<HTMLInputElement>('#site-search');
  const status = root.querySelector<HTMLElement>('[data-search-status]');
  if (!query || !status) return;
  if (box) box.value = query;
  let count = 0;
  for (const item of root.querySelectorAll<HTMLElement>('[data-search-results] > li')) {
    item.hidden = !isMatch(item.textContent, query);
    if (!item.hidden) count += 1;
  }
  const text = count > 0 ? status.dataset.count : status.dataset.none;
  status.textContent = (text ?? '').replace('{count}', String(count)).replace('{query}', () => query);
  root.querySelector<HTMLElement>('[data-search-help]')?.toggleAttribute('hidden', count > 0);
}
