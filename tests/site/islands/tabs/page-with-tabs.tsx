import { render } from '@testing-library/react';
import { Tabs } from '../../../../src/islands/tabs/Tabs.tsx';

const items = [
  { id: 'overview', label: 'Overview' },
  { id: 'rules', label: 'Rules' },
  { id: 'orders', label: 'Orders' },
];

/** Renders a page with panels and tabs. */
export function showPageWithTabs(hash = '') {
  history.replaceState(null, '', `/about/ombudsman${hash}`);
  document.body.innerHTML = `
    <div id="island"></div>
    <div>${items.map(({ id, label }) => `<section id="${id}" aria-label="${label}"><h2>${label}</h2></section>`).join('')}</div>`;
  const island = document.getElementById('island');
  if (!island) throw new Error('The page has no place for the tabs.');
  return render(<Tabs label="Ombudsman" items={items} />, { container: island });
}
