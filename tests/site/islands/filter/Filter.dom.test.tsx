import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { bundleScript } from '../../../../packages/base/bundle-script.ts';
import { showPageWithFilter } from './page-with-filter.tsx';

/** Runs while the page is parsed. */
const earlyFilter = await bundleScript('src/browser/early/filter.ts');

const names = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('initially all items are shown and counted, and only “all” is pressed (A11Y-6)', () => {
  showPageWithFilter();
  expect(names()).toEqual(['Chaupal', 'Dangal', 'Gully']);
  expect(screen.getByRole('status')).toHaveTextContent('3 members shown');
  const group = screen.getByRole('group', { name: 'Tier' });
  expect(within(group).getByRole('button', { pressed: true })).toHaveAccessibleName('All Members');
});

test('a choice shows the matching items with their number, and is in the address (A11Y-6)', async () => {
  showPageWithFilter();
  await press('Bronze');
  expect(names()).toEqual(['Dangal', 'Gully']);
  expect(screen.getByRole('status')).toHaveTextContent('2 members shown');
  expect(screen.getByRole('button', { name: 'Bronze' })).toHaveAttribute('aria-pressed', 'true');
  expect(location.search).toBe('?tier=bronze');
});

test('when the filter is gone, the list is whole', async () => {
  const { unmount } = showPageWithFilter();
  await press('Bronze');
  unmount();
  expect(names()).toEqual(['Chaupal', 'Dangal', 'Gully']);
});

test('the status is the same element before and after, so that its change is announced (A11Y-6)', async () => {
  showPageWithFilter();
  const status = screen.getByRole('status');
  await press('Silver');
  expect(screen.getByRole('status')).toBe(status);
});

test('a facet with many values is a select; two facets are combined', async () => {
  showPageWithFilter();
  await press('Bronze');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2025');
  expect(names()).toEqual(['Gully']);
  expect(location.search).toBe('?tier=bronze&year=2025');
});

test('if nothing matches, the page says so and offers to show all, also by keyboard', async () => {
  showPageWithFilter('?tier=silver');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2025');
  expect(names()).toEqual([]);
  expect(screen.getByRole('status')).toHaveTextContent('Nothing in this list matches your choice.');
  await press('Show all');
  expect(names()).toHaveLength(3);
  expect(location.search).toBe('');
  expect(screen.getByRole('button', { name: 'All Members' })).toHaveFocus();
});

test('Back and Forward restore the choice', async () => {
  showPageWithFilter();
  await press('Bronze');
  await press('Silver');
  history.back();
  await screen.findByRole('button', { name: 'Bronze', pressed: true });
  expect(names()).toEqual(['Dangal', 'Gully']);
  history.back();
  await screen.findByRole('button', { name: 'All Members', pressed: true });
  history.forward();
  await screen.findByRole('button', { name: 'Bronze', pressed: true });
});

test('choosing the current value again adds no history entry', async () => {
  showPageWithFilter('?tier=bronze');
  const steps = history.length;
  await press('Bronze');
  expect(history.length).toBe(steps);
});

test('a printed page names the choice', async () => {
  showPageWithFilter();
  await press('Silver');
  expect(
    screen.getByText('Only part of the list is printed here. Selected: Tier: Silver'),
  ).toBeInTheDocument();
});

test.for<[search: string, left: string[]]>([
  ['', ['Chaupal', 'Dangal', 'Gully']],
  ['?tier=bronze', ['Dangal', 'Gully']],
  ['?tier=bronze&year=2025', ['Gully']],
  ['?tier=silver&year=2025', []],
  ['?tier=diamond', ['Chaupal', 'Dangal', 'Gully']],
  ['?%22%5D=x&hidden=', ['Chaupal', 'Dangal', 'Gully']],
])('before the first paint, %j shows %j', ([search, left]) => {
  showPageWithFilter().unmount();
  history.replaceState(null, '', `/membership/current-members${search}`);
  const list = document.getElementById('list');
  list?.querySelectorAll('li').forEach((item) => (item.hidden = false));
  const script = document.createElement('script');
  script.textContent = earlyFilter;
  list?.after(script);
  expect(names()).toEqual(left);
});

test('the script before the first paint is short enough to be inline', () => {
  expect(earlyFilter.length).toBeLessThan(320);
});
