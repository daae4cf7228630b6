import { expect, open, test } from './support/test.ts';

for (const { path, group, all, choice, query, everything, some } of [
  {
    path: '/membership/current-members',
    group: 'Tier',
    all: 'All Members',
    choice: 'Silver',
    query: '?tier=silver',
    everything: '16 members shown',
    some: '4 members shown',
  },
  {
    path: '/membership/partners',
    group: 'Category',
    all: 'All',
    choice: 'Academic',
    query: '?category=academic',
    everything: '9 partners shown',
    some: '3 partners shown',
  },
  {
    path: '/hi/membership/current-members',
    group: 'श्रेणी',
    all: 'सभी सदस्य',
    choice: 'रजत',
    query: '?tier=silver',
    everything: '16 सदस्य दिखाए गए',
    some: '4 सदस्य दिखाए गए',
  },
]) {
  test(`A choice on ${path} shows the cards of that kind, says how many and survives a reload and Back (A11Y-6)`, async ({ page }) => {
    await open(page, path);
    const status = page.getByRole('main').getByRole('status').first();
    await expect(status).toHaveText(everything);
    await page.getByRole('group', { name: group }).getByRole('button', { name: choice }).click();
    await expect(status).toHaveText(some);
    await expect(page).toHaveURL(path + query);
    await page.reload();
    await expect(page.getByRole('button', { name: choice, pressed: true })).toBeVisible();
    await expect(status).toHaveText(some);
    await page.goBack();
    await expect(page.getByRole('button', { name: all, exact: true, pressed: true })).toBeVisible();
    await expect(status).toHaveText(everything);
  });
}

test.describe('while the script of the filter is not there', () => {
  test.use({ expectedErrors: [/ERR_FAILED|Filter/] });

  test('a linked choice holds all the same, so that nothing flashes or moves later (A11Y-6)', async ({ page }) => {
    await page.route(/Filter\.[^/]*\.js$/, (route) => route.abort());
    await page.goto('/membership/current-members?tier=gold');
    const cards = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^View Certificate/ }) });
    await expect(cards).toHaveCount(4);
    await expect(cards.filter({ hasText: 'Gold' })).toHaveCount(4);
  });
});

test('Two choices narrow together, and an empty list leads back to all (CONT-6)', async ({ page }) => {
  await open(page, '/about/ombudsman/orders?year=2024&outcome=settled');
  const status = page.getByRole('main').getByRole('status').first();
  await expect(status).toHaveText('Nothing in this list matches your choice.');
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(status).toHaveText('8 orders shown');
  await expect(page).toHaveURL('/about/ombudsman/orders');
  await expect(page.getByRole('group', { name: 'Year' }).getByRole('button', { name: 'All' })).toBeFocused();
});

test('A facet with many values is a list to choose from (CONT-6)', async ({ page }) => {
  await open(page, '/about/legal/judgments');
  await page.getByRole('group', { name: 'Court' }).getByRole('button', { name: 'Supreme Court' }).click();
  await page.getByRole('combobox', { name: 'Year' }).selectOption('1957');
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText('2 judgments shown');
  await expect(page).toHaveURL('/about/legal/judgments?court=supreme&year=1957');
});

test('The language switch keeps the choice (I18N-2)', async ({ page }) => {
  await open(page, '/membership/partners?category=technology');
  await page.getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page).toHaveURL('/hi/membership/partners?category=technology');
  await expect(page.getByRole('button', { name: 'प्रौद्योगिकी', pressed: true })).toBeVisible();
});

test('A printed choice says what was chosen; without one nothing is said', async ({ page }) => {
  await open(page, '/membership/current-members?tier=platinum');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Only part of the list is printed here. Chosen: Tier: Platinum')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Platinum' })).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/membership/current-members?tier=gold', '/hi/about/ombudsman/orders']) {
    test(`every item of ${path} shows, and no choice is offered (NAV-3)`, async ({ page }) => {
      await page.goto(path);
      const main = page.getByRole('main');
      const items = main.locator('[data-tier], [data-outcome]');
      expect(await items.count()).toBeGreaterThan(5);
      await expect(items.filter({ visible: true })).toHaveCount(await items.count());
      await expect(main.getByRole('button')).toHaveCount(0);
    });
  }
});
