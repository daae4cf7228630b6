import type { Page } from '@playwright/test';
import { toLocalPath } from '../src/core/paths.ts';
import { getIslandTexts } from '../src/i18n/translate.ts';
import { languages, type Language } from '../src/i18n/languages.ts';
import { addressOf, isIsland } from './support/find-pages.ts';
import { isPortal, portal } from './support/portal.ts';
import { expect, open, test } from './support/test.ts';

const textsOf = (language: Language) => {
  const { forms, formOutcome, contactForm, membershipApplication } = getIslandTexts(language);
  return {
    contact: { ...forms, ...formOutcome, ...contactForm },
    application: { ...forms, ...formOutcome, ...membershipApplication },
  };
};

const applicationPath = (language: Language) =>
  addressOf(isIsland('MembershipApplication'), language) ??
  toLocalPath('/membership/become', language);

/** Lets nothing more be stored in this page, as if the device were full; what is stored stays. */
const fillStorage = (page: Page) =>
  page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });

for (const language of languages) {
  const { contact, application } = textsOf(language);
  const form = (page: Page) => page.getByRole('form', { name: application.form });
  const organization = (page: Page) => form(page).getByLabel(application.organization);

  test(`In ${language}, an applicant is told when a draft can’t be kept because storage is full, and can go on`, async ({
    page,
  }) => {
    await open(page, applicationPath(language));
    await organization(page).fill('Maidan & Co.');
    await form(page).getByLabel(application.draft).check();
    await expect(form(page).getByRole('alert')).toHaveCount(0);
    await fillStorage(page);
    await organization(page).fill('Maidan Sports & Co.');
    await expect(form(page).getByRole('alert')).toHaveText(application.draftFailed);
    await expect(organization(page)).toHaveValue('Maidan Sports & Co.');
    await form(page).getByRole('button', { name: application.toReview }).click();
    await expect(page.getByText(application.problem)).toBeVisible();
  });

  test(`In ${language}, storage that is cleared half-way loses nothing that is on the screen, and the draft is kept again`, async ({
    page,
  }) => {
    await open(page, applicationPath(language));
    await form(page).getByLabel(application.draft).check();
    await organization(page).fill('Maidan & Co.');
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await expect(organization(page)).toHaveValue('Maidan & Co.');
    await form(page).getByLabel(application.lastName).fill('Rao');
    await page.reload();
    await expect(organization(page)).toHaveValue('Maidan & Co.');
    await expect(form(page).getByLabel(application.lastName)).toHaveValue('Rao');
  });

  test(`In ${language}, a draft is there again after another page, and not in another tab or after closing this one`, async ({
    page,
    context,
  }) => {
    const path = applicationPath(language);
    await open(page, path);
    await form(page).getByLabel(application.draft).check();
    await organization(page).fill('Maidan & Co.');
    await open(page, toLocalPath('/privacy', language));
    await open(page, path);
    await expect(organization(page)).toHaveValue('Maidan & Co.');
    await expect(form(page).getByLabel(application.draft)).toBeChecked();
    await page.close();

    const reopened = await context.newPage();
    await reopened.goto(path);
    await expect(form(reopened).getByRole('button', { name: application.toReview })).toBeEnabled();
    await expect(organization(reopened)).toHaveValue('');
    await expect(form(reopened).getByLabel(application.draft)).not.toBeChecked();
  });

  test.describe('offline', () => {
    test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

    test(`In ${language}, a message that was written offline is kept, said not to be sent, and sent once the network is back`, async ({
      page,
      context,
      portalCalls,
    }) => {
      test.skip(portal.messages === undefined, 'The settings give the form no address.');
      const path =
        addressOf(isIsland('ContactForm'), language) ?? toLocalPath('/contact', language);
      await open(page, path);
      const message = page.getByRole('form', { name: contact.form });
      await message.getByLabel(contact.name, { exact: true }).fill('Asha Rao');
      await context.setOffline(true);
      let isOffline = true;
      await page.route(isPortal, (route) =>
        isOffline ? route.abort('internetdisconnected') : route.fallback(),
      );
      await message.getByLabel(contact.email, { exact: true }).fill('asha@example.org');
      await message
        .getByLabel(contact.subjectField)
        .selectOption({ label: contact.subjects.Feedback });
      await message.getByLabel(contact.message, { exact: true }).fill('First line\nSecond line');
      await message.getByLabel(contact.consent).check();
      await message.getByRole('button', { name: contact.send, exact: true }).click();
      const main = page.getByRole('main');
      await expect(main.getByRole('alert')).not.toBeEmpty();
      await expect(main).toContainText(contact.offline);
      await expect(main).toContainText(contact.kept);
      await expect(message.getByLabel(contact.message, { exact: true })).toHaveValue(
        'First line\nSecond line',
      );
      expect(portalCalls).toEqual([]);

      await context.setOffline(false);
      isOffline = false;
      await main.getByRole('button', { name: contact.retry }).click();
      await expect(page.getByRole('heading', { name: contact.sent })).toBeFocused();
      expect(portalCalls).toHaveLength(1);
    });
  });
}

test('On a connection of 2G the text is there before the scripts, and a form waits for its script with what was typed', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const { contact } = textsOf('en');
  const session = await page.context().newCDPSession(page);
  const [latency, throughput] = [300, 250_000 / 8];
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await page.goto(addressOf(isIsland('ContactForm'), 'en') ?? '/contact', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const form = page.getByRole('form', { name: contact.form });
  await form.getByLabel(contact.name, { exact: true }).fill('Asha Rao');
  const send = form.getByRole('button', {
    name: new RegExp(`^(${contact.send}|${contact.prepare})$`),
  });
  await expect(send, 'The script is not there yet').toBeDisabled();
  await expect(send).toBeEnabled({ timeout: 60_000 });
  await expect(form.getByLabel(contact.name, { exact: true })).toHaveValue('Asha Rao');
});
