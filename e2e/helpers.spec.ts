import { formatTime } from '../src/core/dates.ts';
import { addDays, isWorkingDay, toDate } from '../src/core/working-days.ts';
import { holidays, settings } from '../src/data/settings.ts';
import { fill } from '../src/i18n/fill.ts';
import { languageDetails, languages } from '../src/i18n/languages.ts';
import { getIslandTexts, getTranslator } from '../src/i18n/translate.ts';
import { toOutcome } from '../src/islands/deadlines/rules.ts';
import { toOpening } from '../src/islands/open-now/rules.ts';
import { addressOf, firstOf, isIsland } from './support/find-pages.ts';
import { expect, open, test } from './support/test.ts';

const toNoon = (day: string) => new Date(`${day}T12:00:00+05:30`);

/** A holiday of the settings that would be a working day, so that it changes what is computed. */
const holiday = holidays.find((day) => isWorkingDay(day, []));

/** The days that follow one after the other, from the first on. */
const daysFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, index) => addDays(first, index));

for (const language of languages) {
  test(`In ${language}, the days of a complaint are computed with the holidays of the settings (CONT-7)`, async ({
    page,
  }) => {
    const day = firstOf(holiday ? [holiday] : [], 'holiday on a weekday');
    const address = addressOf(isIsland('Deadlines'), language);
    const path = firstOf(address ? [address] : [], 'page that computes deadlines');
    const [incident, today] = [addDays(day, -10), addDays(day, -1)];
    const outcome = toOutcome(incident, '', today, holidays);
    if (outcome.kind !== 'days') throw new Error('A complaint of ten days ago has deadlines.');
    const format = new Intl.DateTimeFormat(languageDetails[language].locale, {
      dateStyle: 'full',
      timeZone: 'UTC',
    });
    const text = getIslandTexts(language).deadlines;

    await page.clock.setFixedTime(toNoon(today));
    await open(page, path);
    await page.getByLabel(text.incident).fill(incident);
    const result = page.getByRole('main').getByRole('status').filter({ hasText: text.last });
    await expect(result).toContainText(
      `${text.last}: ${format.format(toDate(outcome.days.lastFilingDay))}`,
    );
    await expect(result).toContainText(format.format(toDate(outcome.days.review)));
  });

  test(`In ${language}, the page with the hours says whether the office and the help desk are open at this moment`, async ({
    page,
  }) => {
    const address = addressOf(isIsland('OpenNow'), language);
    const path = firstOf(address ? [address] : [], 'page that says whether the office is open');
    const text = getIslandTexts(language).openNow;
    const isOpen = (day: string) =>
      toOpening(toNoon(day), settings.officeHours, holidays)?.open === true;
    const day = firstOf(
      daysFrom('2026-11-16', 400).filter(isOpen),
      'day on which the office is open at noon',
    );
    await page.clock.setFixedTime(toNoon(day));
    await open(page, path);
    for (const hours of [settings.officeHours, settings.supportHours]) {
      const now = toOpening(toNoon(day), hours, holidays);
      const words = now?.open
        ? fill(text.open, { time: formatTime(now.until, language) })
        : text.closed;
      await expect(page.getByText(words).first()).toBeVisible();
    }
  });

  test(`In ${language}, a maintenance notice shows the day of reading`, async ({ page }) => {
    const updated = getTranslator(language)('error.maintenance.updated');
    const address = addressOf(
      ({ name, text }) => name === 'p' && text.trim().startsWith(updated),
      language,
    );
    const path = firstOf(address ? [address] : [], 'page under maintenance');
    await page.clock.setFixedTime(toNoon('2026-12-18'));
    await open(page, path);
    await expect(page.getByText(updated).first()).toContainText(
      language === 'hi' ? '18 दिसंबर 2026' : '18 December 2026',
    );
  });

  test(`In ${language}, a button clears what the site has stored (PRIV-2)`, async ({ page }) => {
    const address = addressOf(isIsland('ClearStorage'), language);
    const path = firstOf(address ? [address] : [], 'button that clears the storage');
    const { clearStorage: text } = getIslandTexts(language);
    await open(page, path);
    await page
      .getByRole('button', { name: getTranslator(language)('utility.highContrast') })
      .click();
    await page.getByRole('button', { name: text.clear }).click();
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
    await expect(page.locator('html')).not.toHaveAttribute('data-contrast', 'high');
    await page.getByRole('button', { name: text.clear }).click();
    await expect(page.getByText(text.nothing)).toBeVisible();
  });
}

test('On a holiday the office is closed, whatever the day of the week', async ({ page }) => {
  const day = firstOf(holiday ? [holiday] : [], 'holiday on a weekday');
  const address = addressOf(isIsland('OpenNow'), 'en');
  const path = firstOf(address ? [address] : [], 'page that says whether the office is open');
  await page.clock.setFixedTime(toNoon(day));
  await open(page, path);
  await expect(page.getByText(/^Closed now/)).toHaveCount(2);
});
