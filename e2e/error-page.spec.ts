import { expect, open, test } from './support/test.ts';

for (const { path, message } of [
  {
    path: '/error/404',
    message: 'The page you are looking for seems to have gone on an unexpected journey.',
  },
  {
    path: '/error/500',
    message: 'Something went wrong on our end. We are working to fix the issue.',
  },
  {
    path: '/error/maintenance',
    message: 'This section is currently undergoing system maintenance to improve your experience.',
  },
]) {
  test(`${path} says what happened, what one can do and where to go`, async ({ page }) => {
    await open(page, path);
    const main = page.getByRole('main');
    await expect(main.getByText(message)).toBeVisible();
    const advice = main
      .getByRole('heading', { name: 'What you can do' })
      .locator('xpath=following-sibling::ul[1]/li');
    await expect(advice).toHaveCount(3);
    for (const [name, target] of [
      ['Contact us', '/contact'],
      ['News & Updates', '/resources/news'],
      ['Home page', '/'],
    ] as const) {
      await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', target);
    }
  });
}

test('The clock runs, and stops when paused (MOT-5)', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-20T06:30:00Z') });
  await open(page, '/error/500');
  const clock = page.getByRole('main').getByRole('time');
  await expect(clock).toContainText('12:00:0');
  await page.clock.runFor(5000);
  const text = await clock.textContent();
  await page.clock.runFor(2000);
  await expect(clock).not.toHaveText(text ?? '');
  await page.getByRole('button', { name: 'Pause the clock' }).click();
  const paused = await clock.textContent();
  await page.clock.runFor(3000);
  await expect(clock).toHaveText(paused ?? '');
  await page.getByRole('button', { name: 'Start the clock' }).click();
  await page.clock.runFor(2000);
  await expect(clock).not.toHaveText(paused ?? '');
});

test('The reference has nine characters, is new each time, and goes into the mail that reports the error', async ({
  page,
}) => {
  const read = async () => {
    await open(page, '/hi/error/404');
    const link = page.getByRole('link', { name: 'ई-मेल से सूचित करें' });
    const reference = (await page.getByText(/^[A-Z0-9]{9}$/).textContent()) ?? '';
    expect(decodeURIComponent((await link.getAttribute('href')) ?? '')).toContain(reference);
    expect(decodeURIComponent((await link.getAttribute('href')) ?? '')).toContain('/hi/error/404');
    return reference;
  };
  expect(await read()).not.toBe(await read());
});
