import { getTranslator } from '../src/i18n/translate.ts';
import { languages } from '../src/i18n/languages.ts';
import { readTags } from '../tests/support/built-site.ts';
import { addressOf, firstOf, pagesWith } from './support/find-pages.ts';
import { expect, open, test } from './support/test.ts';
import type { Tag } from '../tests/support/html.ts';

const isNote = ({ attributes }: Tag) => attributes['data-review-day'] !== undefined;

for (const language of languages) {
  const [start = ''] = getTranslator(language)('entry.reviewDue', { date: '|' })
    .split('|')
    .filter(Boolean);

  test(`A page that is read after the day of its review says so, in ${language} (CONT-9)`, async ({
    page,
  }) => {
    const route = firstOf(pagesWith(isNote, language), 'page with a day of review');
    const note = page.getByText(start.trim()).first();
    const day = readTags(route).find(isNote)?.attributes['data-review-day'] ?? '';
    const address = addressOf(isNote, language) ?? '';
    await page.clock.setFixedTime(new Date(`${day}T12:00:00+05:30`));
    await open(page, address);
    await expect(note).toBeHidden();
    await page.clock.setFixedTime(
      new Date(Date.parse(`${day}T12:00:00+05:30`) + 24 * 60 * 60 * 1000),
    );
    await page.reload();
    await expect(note).toBeVisible();
  });
}
