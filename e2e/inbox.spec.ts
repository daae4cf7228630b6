import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { dictionaries, getIslandTexts } from '../packages/i18n/strings.ts';
import type { Language } from '../packages/i18n/languages.ts';
import { toLocalPath } from '../packages/base/shared/paths.ts';
import { fill } from '../packages/i18n/fill.ts';
import { localInboxPath, localPortalPath } from '../packages/portal/contract/api.ts';
import { ombudsmanEmail, settings } from '../src/data/settings.ts';
import { findBarriers } from './support/axe.ts';
import { readMail, toAddress } from './support/portal.ts';
import { expect, open, test } from './support/test.ts';

/** The widths in which each page is judged, in CSS pixels; the test uses it in the last. */
const widths = [1280, 320];

/** The number of an order in the content of the tests. */
const publishedOrder = 'OMB/2026/013';

/** The link in the newest mail to one of the staff with a subject; empty while there is none. */
async function readLink(
  request: APIRequestContext,
  subject: string,
  address: string,
): Promise<string> {
  const to = encodeURIComponent(address);
  const answer = await request.get(`${localPortalPath}/outbox.json?to=${to}`);
  const mails = (await answer.json()) as { subject: string; link?: string }[];
  return mails.find((mail) => mail.subject === subject)?.link ?? '';
}

/** Asks for a link in the page that is open. */
async function requestLink(
  page: Page,
  request: APIRequestContext,
  language: Language,
  address: string,
): Promise<string> {
  const { mails, signIn: text } = dictionaries[language].inbox;
  const read = () => readLink(request, mails['sign-in'].subject, address);
  const former = await read();
  await page.getByLabel(text.address).fill(address);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: text.asked })).toBeVisible();
  await expect.poll(read).not.toBe(former);
  return read();
}

/** Presses Tab until a link or field has the focus, and expects to see the focus on the way. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab');
    const isHidden = await page.evaluate(() => {
      const focused = document.activeElement ?? document.body;
      // A date field shows the focus in its parts.
      if (focused.matches('body, [type=date]')) return false;
      return getComputedStyle(focused).outlineStyle === 'none';
    });
    expect(isHidden).toBe(false);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`The tab key does not lead to ${target.toString()}.`);
}

/** Finds a text in the address of a mail. */
const toPattern = (text: string) =>
  new RegExp(encodeURIComponent(text).replaceAll(/[.*()]/g, String.raw`\$&`));

/** Expects that axe finds nothing on a page, and that the page fits. */
async function judge(page: Page): Promise<void> {
  // With its style sheet.
  await page.waitForLoadState();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findBarriers(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
  }
}

// One by one, as a person can use only the newest link.
test.describe.configure({ mode: 'default' });

// The inbox has the language of the browser.
test.use({ locale: 'hi', expectedErrors: [/422/] });

const textsOf = (language: Language) => {
  const { forms, formOutcome, contactForm } = getIslandTexts(language);
  return { ...forms, ...formOutcome, ...contactForm };
};

const { inbox, portal } = dictionaries.hi;
const text = textsOf('hi');

test('The staff get a mail about a submission, and read and answer it in the inbox', async ({
  page,
  request,
}) => {
  const email = toAddress();
  await open(page, '/hi/contact');
  const form = page.getByRole('form', { name: text.form });
  await form.getByLabel(text.name, { exact: true }).fill('Asha Rao');
  await form.getByLabel(text.email, { exact: true }).fill(email);
  await form.getByLabel(text.subject).selectOption({ label: text.subjects.Complaint });
  await form.getByLabel(text.message, { exact: true }).fill('First\nSecond');
  await form.getByLabel(text.consent).check();
  await form.getByRole('button', { name: text.send, exact: true }).click();
  await expect(page.getByRole('heading', { name: text.sent })).toBeFocused();
  const received = await readMail(request, email);
  const [reference = ''] = /\w+-K-\d{4}-\d{6}/.exec(received.subject) ?? [];
  expect(received.subject).toBe(fill(portal.mails.complaint.subject, { reference }));

  await page.goto(`${localInboxPath}/${reference}`);
  await judge(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: inbox.skip })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel(inbox.signIn.address));
  await page.goto(await requestLink(page, request, 'hi', ombudsmanEmail));
  await judge(page);
  await expect(page.getByRole('button', { name: inbox.signIn.enter })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: reference })).toBeVisible();
  await expect(page.getByText('Second')).toBeVisible();
  const reply = page.getByRole('link', { name: inbox.submission.reply });
  expect(new URL((await reply.getAttribute('href')) ?? '').pathname).toBe(email);
  await tabTo(page, reply);
  const state = page.getByLabel(inbox.submission.state, { exact: true });
  await tabTo(page, state);
  for (const next of ['waiting', 'accepted']) {
    await page.keyboard.press('ArrowDown');
    await expect(state).toHaveValue(next);
  }
  await tabTo(page, page.getByLabel(inbox.submission.note, { exact: true }));
  await page.keyboard.type('By telephone.');
  await tabTo(page, page.getByRole('button', { name: inbox.submission.save }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('By telephone.')).toBeVisible();
  await judge(page);

  await tabTo(page, page.getByRole('link', { name: inbox.toStart }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel(inbox.list.search, { exact: true }));
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  const row = page.getByRole('listitem').filter({ hasText: reference });
  await expect(row).toContainText(inbox.states.accepted);
  await judge(page);
  await tabTo(page, page.getByRole('link', { name: inbox.entry.title }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel(inbox.fields.name));
  await page.keyboard.type('Kamala');
  await tabTo(page, page.getByRole('button', { name: inbox.entry.enter }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(inbox.entry.wrong);
  await judge(page);
  await page.goto(`${localInboxPath}?search=${email}`);
  await tabTo(page, row.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await tabTo(page, row.getByRole('link', { name: reference }));
  const remove = page.getByRole('button', { name: inbox.selection.actions.delete });
  await tabTo(page, remove);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: inbox.selection.sure })).toBeVisible();
  await judge(page);
  await tabTo(page, remove);
  await page.keyboard.press('Enter');
  await expect(page.getByText(inbox.list.none)).toBeVisible();
  const menu = page.getByText(fill(inbox.signIn.signedIn, { address: ombudsmanEmail }));
  await tabTo(page, menu);
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: inbox.signIn.out, exact: true }));
  await judge(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: inbox.signIn.title })).toBeVisible();
});

for (const [language, staffLanguage] of [
  ['en', 'hi'],
  ['hi', 'en'],
] as const)
  test.describe(`A complaint in ${language}`, () => {
    test.use({ locale: staffLanguage, expectedErrors: [/404/] });

    test('goes from the form to its published order, and only the ombudsman’s office sees it', async ({
      page,
      request,
    }) => {
      const words = textsOf(language);
      const staffTexts = dictionaries[staffLanguage].inbox;
      const email = toAddress();
      await open(page, toLocalPath('/contact?subject=Complaint', language));
      const form = page.getByRole('form', { name: words.form });
      await form.getByLabel(words.name, { exact: true }).fill('Asha Rao');
      await form.getByLabel(words.email, { exact: true }).fill(email);
      await form.getByLabel(words.incident).fill('2017-06-01');
      await form.getByLabel(words.operator, { exact: true }).fill('Deccan');
      await form.getByLabel(words.operatorReference).fill('T-7');
      await form.getByLabel(words.operatorReplied).selectOption({ label: words.notReplied });
      await expect(form.getByText(words.given)).toHaveCount(3);
      await form.getByLabel(words.message, { exact: true }).fill('Words');
      await form.getByLabel(words.consent).check();
      await form.getByRole('button', { name: words.send, exact: true }).click();
      await expect(page.getByRole('heading', { name: words.sent })).toBeFocused();
      const { subject } = await readMail(request, email);
      const [reference = ''] = /\w+-K-\d{4}-\d{6}/.exec(subject) ?? [];

      await page.goto(`${localInboxPath}/${reference}`);
      await page.goto(await requestLink(page, request, staffLanguage, settings.contact.email));
      await page.getByRole('button', { name: staffTexts.signIn.enter }).click();
      await expect(page.getByRole('heading', { name: staffTexts.notFound.title })).toBeVisible();
      await page.goto(`${localInboxPath}?search=${reference}`);
      await expect(page.getByText(staffTexts.list.none)).toBeVisible();
      const address = settings.contact.email;
      await page.getByText(fill(staffTexts.signIn.signedIn, { address })).click();
      await page.getByRole('button', { name: staffTexts.signIn.out, exact: true }).click();

      await page.goto(`${localInboxPath}/${reference}`);
      await page.goto(await requestLink(page, request, staffLanguage, ombudsmanEmail));
      await page.getByRole('button', { name: staffTexts.signIn.enter }).click();
      for (const shown of ['Deccan', 'T-7', staffTexts.replied.no])
        await expect(page.getByRole('definition').getByText(shown, { exact: true })).toBeVisible();
      await expect(page.locator('a[href$="/editions/charter-2"]')).toBeVisible();
      const save = async (state: 'accepted' | 'decided', fields: Record<string, string> = {}) => {
        await page.getByLabel(staffTexts.submission.state, { exact: true }).selectOption(state);
        const { outcome, order } = fields;
        if (outcome) await page.getByLabel(staffTexts.fields.outcome).selectOption(outcome);
        if (order) await page.getByLabel(staffTexts.fields.order).fill(order);
        await page.getByRole('button', { name: staffTexts.submission.save }).click();
        const letter = dictionaries[language].inbox.letters[state].split('{')[0] ?? '';
        const reply = page.getByRole('link', { name: staffTexts.submission.reply });
        await expect(reply).toHaveAttribute('href', toPattern(letter));
      };
      await save('accepted');
      await save('decided', { outcome: 'upheld' });
      const row = page.getByRole('listitem').filter({ hasText: reference });
      await page.goto(`${localInboxPath}?search=${reference}`);
      await expect(row).toContainText(staffTexts.list.unpublished);
      await row.getByRole('link', { name: reference }).click();
      await save('decided', { order: publishedOrder });
      await expect(page.getByRole('definition').getByText(publishedOrder)).toBeVisible();
      await page.goto(`${localInboxPath}?search=${reference}`);
      await expect(row).toContainText(staffTexts.states.decided);
      await expect(row).not.toContainText(staffTexts.list.unpublished);
    });
  });
