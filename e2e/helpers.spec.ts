import { expect, open, test } from './support/test.ts';

test.describe('on Friday, 18 December 2026, at noon in India', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-12-18T12:00:00+05:30'));
  });

  for (const { path, incident, last, review } of [
    {
      path: '/about/ombudsman#complaint',
      incident: 'Day of the incident',
      last: 'Last day to send the complaint: Thursday, 31 December 2026',
      review: 'Wednesday, 30 December 2026',
    },
    {
      path: '/hi/about/ombudsman#complaint',
      incident: 'घटना का दिन',
      last: 'शिकायत भेजने का अंतिम दिन: गुरुवार, 31 दिसंबर 2026',
      review: 'बुधवार, 30 दिसंबर 2026',
    },
  ]) {
    test(`${path} reckons the days of a complaint, Christmas Day left out (CONT-7)`, async ({ page }) => {
      await open(page, path);
      await page.getByLabel(incident).fill('2026-12-01');
      const result = page.getByRole('tabpanel').getByRole('status');
      await expect(result).toContainText(last);
      await expect(result).toContainText(review);
    });
  }

  for (const { path, words } of [
    { path: '/contact', words: ['Open now, until 5:30 PM', 'Open now, until 6:00 PM'] },
    { path: '/hi/contact', words: ['अभी खुला है, शाम 5:30 तक', 'अभी खुला है, शाम 6:00 तक'] },
  ]) {
    test(`${path} says that the office and the help desk are open`, async ({ page }) => {
      await open(page, path);
      for (const line of words) await expect(page.getByText(line)).toBeVisible();
    });
  }

  test('A maintenance notice shows the day of reading', async ({ page }) => {
    await open(page, '/government-portals/rti');
    await expect(page.getByText('Last updated: 18 December 2026')).toBeVisible();
  });
});

test('On a holiday the office is closed, whatever the day of the week', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-12-25T12:00:00+05:30'));
  await open(page, '/contact');
  await expect(page.getByText('Closed now, opens tomorrow at 9:00 AM')).toBeVisible();
  await expect(page.getByText('Closed now, opens on Monday, 28 December at 9:00 AM')).toBeVisible();
});

for (const { path, button, contrast, nothing } of [
  { path: '/storage', button: 'Clear all entries of this site', contrast: 'High Contrast', nothing: 'There was nothing to clear.' },
  { path: '/hi/storage', button: 'इस साइट की सभी प्रविष्टियाँ मिटाएँ', contrast: 'उच्च कंट्रास्ट', nothing: 'मिटाने के लिए कुछ नहीं था।' },
]) {
  test(`The button on ${path} clears what the site keeps (PRIV-2)`, async ({ page }) => {
    await open(page, path);
    await page.getByRole('button', { name: contrast }).click();
    await page.getByRole('button', { name: button }).click();
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
    await expect(page.locator('html')).not.toHaveAttribute('data-contrast', 'high');
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByText(nothing)).toBeVisible();
  });
}

test('A chart has its figures at the bars and in a table behind them', async ({ page }) => {
  await open(page, '/about/ombudsman/orders');
  const chart = page.getByRole('figure', { name: 'Published orders by outcome' });
  await expect(chart.getByRole('img', { name: 'Published orders by outcome' })).toBeVisible();
  await chart.getByText('Figures as a table').click();
  await expect(chart.getByRole('row', { name: 'Upheld 3', exact: true })).toBeVisible();
});

test('A video of the gallery leads to its whole transcript, a presentation to its slides (CONT-8)', async ({ page }) => {
  await open(page, '/resources/media#videos');
  await page.getByRole('link', { name: /^Transcript ?: The ombudsman: what a reason is/ }).click();
  await expect(page.getByText('A question from the hall')).toBeVisible();
  await open(page, '/hi/resources/media#presentations');
  await page.getByRole('link', { name: /^स्लाइड शब्दों में ?: प्रतियोगिता-नियमों के पाँच शीर्षक/ }).click();
  await expect(page.getByRole('heading', { name: '5. शिकायत कैसे करें' })).toBeVisible();
});

test('A members’ meet shows its photographs, described', async ({ page }) => {
  await open(page, '/events/members-meet#2023');
  await expect(page.getByRole('img', { name: /^Eight advertisements in two rows/ })).toBeVisible();
});
