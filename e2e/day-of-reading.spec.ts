import { demonstration } from './support/certificates.ts';
import { expect, open, test } from './support/test.ts';

const noonOf = (day: string) => new Date(`${day}T12:00:00+05:30`);

test('On a holiday of the settings the office is closed, and it does not count as a working day of a complaint (CONT-7)', async ({
  page,
}) => {
  await page.clock.setFixedTime(noonOf('2026-01-21'));
  await open(page, '/contact');
  await expect(page.getByText(/^Open now/).first()).toBeVisible();
  await open(page, '/about/ombudsman#complaint');
  await page.getByLabel('Day of the incident').fill('2026-01-10');
  // Seven working days from a Wednesday; Monday the 26th is a holiday.
  await expect(page.getByRole('status').filter({ hasText: 'Initial review by' })).toContainText(
    'Monday, 2 February 2026',
  );

  await page.clock.setFixedTime(noonOf('2026-01-26'));
  await open(page, '/contact');
  await expect(page.getByText(/^Closed now/)).toHaveCount(2);
});

test('A page says from the day after its review that the review is due (CONT-9)', async ({
  page,
}) => {
  const note = page.getByText('The review of this text was due');
  await page.clock.setFixedTime(noonOf('2099-01-31'));
  await open(page, '/about/ombudsman');
  await expect(note).toBeHidden();
  await page.clock.setFixedTime(noonOf('2099-02-01'));
  await page.reload();
  await expect(note).toBeVisible();
});

test('A notice of maintenance shows the day of reading', async ({ page }) => {
  await page.clock.setFixedTime(noonOf('2026-12-18'));
  await open(page, '/hi/error/maintenance');
  await expect(page.getByRole('main')).toContainText('18 दिसंबर 2026');
});

test('A device whose clock is a year ahead calls no certificate good or expired, and shows a revocation', async ({
  page,
}) => {
  await page.clock.setFixedTime(Date.now() + 365 * 24 * 3600 * 1000);
  await open(page, `/certificate-verify#c=${demonstration('valid').token}`);
  await expect(
    page.getByRole('heading', {
      name: 'Genuine, but we could not check whether it has been revoked',
    }),
  ).toBeVisible();
  await expect(page.getByText(/clock on this device/)).toBeVisible();
  await page.goto(`/certificate-verify?again#c=${demonstration('revoked').token}`);
  await expect(page.getByRole('heading', { name: 'Certificate revoked on' })).toBeVisible();
});
