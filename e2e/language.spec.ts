import { expect, open, test } from './support/test.ts';

test('The language switch keeps the page, the query and the part of the page (I18N-2)', async ({ page }) => {
  await open(page, '/about/legal?from=mail#opinions');
  await page.getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page).toHaveURL('/hi/about/legal?from=mail#opinions');
  await expect(page.getByRole('tabpanel', { name: 'विधिक राय' })).toBeVisible();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/about/legal?from=mail#opinions');
  await expect(page.getByRole('tabpanel', { name: 'Legal Opinions' })).toBeVisible();
});

test('The language switch follows a tab that was chosen after the page had loaded (I18N-2)', async ({ page }) => {
  await open(page, '/about/ombudsman');
  await page.getByRole('tab', { name: 'Orders' }).click();
  await page.getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page).toHaveURL('/hi/about/ombudsman#orders');
  await expect(page.getByRole('tabpanel', { name: 'आदेश' })).toBeVisible();
});

for (const path of ['/', '/hi', '/membership/portal', '/hi/notices/office-closed-25-december']) {
  test(`On ${path} each link of the switch says which language it leads to (I18N-2)`, async ({ page }) => {
    await open(page, path);
    for (const [name, language] of [
      ['हिन्दी', 'hi'],
      ['English', 'en'],
    ] as const) {
      const link = page.getByRole('navigation', { name: /^(Language|भाषा)$/ }).getByRole('link', { name });
      await expect(link).toHaveAttribute('lang', language);
      await expect(link).toHaveAttribute('hreflang', language);
      if (path.startsWith('/hi') === (language === 'hi')) await expect(link).toHaveAttribute('aria-current', 'true');
      else await expect(link).not.toHaveAttribute('aria-current');
    }
  });
}
