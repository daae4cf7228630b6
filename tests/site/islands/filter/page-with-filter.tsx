import { render } from '@testing-library/react';
import { Filter } from '../../../../src/islands/filter/Filter.tsx';
import { dictionaries } from '../../../../packages/i18n/strings.ts';
import { tierFacet } from './tier-facet.ts';

const facets = [
  tierFacet,
  {
    key: 'year',
    label: 'Year',
    options: ['', '2026', '2025', '2024', '2023', '2022', '2021'].map((value) => ({
      value,
      label: value || 'All',
    })),
  },
];

const items = [
  { name: 'Chaupal', tier: 'silver', year: '2026' },
  { name: 'Dangal', tier: 'bronze', year: '2026' },
  { name: 'Gully', tier: 'bronze', year: '2025' },
];

/** Renders a page with a list and the filter above it. */
export function showPageWithFilter(search = '') {
  history.replaceState(null, '', `/membership/current-members${search}`);
  document.body.innerHTML = `
    <style>[hidden] { display: none }</style>
    <div id="island"></div>
    <ul id="list">${items.map(({ name, tier, year }) => `<li data-tier="${tier}" data-year="${year}">${name}</li>`).join('')}</ul>`;
  const container = document.getElementById('island');
  if (!container) throw new Error('The page has no place for the filter.');
  const { islands, strings } = dictionaries.en;
  const text = {
    ...islands.filter,
    shown: { one: strings['members.shown.one'], other: strings['members.shown.other'] },
  };
  return render(<Filter list="list" facets={facets} total={items.length} text={text} />, {
    container,
  });
}
