import { getIslandTexts } from '../src/i18n/translate.ts';
import { toLocalPath } from '../src/core/paths.ts';
import { languages } from '../src/i18n/languages.ts';
import { addressOf, isIsland } from './support/find-pages.ts';
import { portal } from './support/portal.ts';
import { expect, open, test } from './support/test.ts';

test.skip(portal.base !== undefined, 'The settings name a portal.');

for (const language of languages) {
  const { formOutcome } = getIslandTexts(language);
  for (const name of ['CertificateRequest', 'ContactForm', 'MembershipApplication']) {
    const path = addressOf(isIsland(name), language);
    test(`In ${language}, ${name} says before anything is typed that it can send nothing (FORM-7)`, async ({
      page,
    }) => {
      test.skip(path === undefined, 'No page has the form.');
      await open(page, path ?? toLocalPath('/', language));
      await expect(page.getByText(formOutcome.unconnected)).toBeVisible();
    });
  }
}
