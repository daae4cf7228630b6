import type { APIRequestContext } from '@playwright/test';
import { languages } from '../src/i18n/languages.ts';
import { dictionaries } from '../src/i18n/strings.ts';
import { toLocalPath } from '../src/core/paths.ts';
import { fill } from '../src/i18n/fill.ts';
import { localInboxPath, localPortalPath } from '../src/core/portal-api.ts';
import { settings } from '../src/data/settings.ts';
import type { Tag } from '../tests/support/html.ts';
import { readProps } from '../tests/support/islands.ts';
import { runAxe } from './support/axe.ts';
import { addressOf, isIsland } from './support/find-pages.ts';
import { openWithEndpoint, readMail, toAddress } from './support/portal.ts';
import { expect, test } from './support/test.ts';

/** The form that begins without a subject. */
const isForm = (tag: Tag) =>
  isIsland('ContactForm')(tag) && readProps<{ subject?: string }>(tag).subject === undefined;

/** The widths at which each page is judged, in CSS pixels. */
const widths = [360, 1280];

// Each test may ask for a link for the one address of the staff.
test.describe.configure({ mode: 'serial' });

/** The link in the newest mail to the staff with a subject; empty while there is none. */
async function readLink(request: APIRequestContext, subject: string): Promise<string> {
  const to = encodeURIComponent(settings.contact.email);
  const answer = await request.get(`${localPortalPath}/outbox.json?to=${to}`);
  const mails = (await answer.json()) as { subject: string; link?: string }[];
  return mails.find((mail) => mail.subject === subject)?.link ?? '';
}

for (const language of languages) {
  const { inbox, portal, islands } = dictionaries[language];
  const text = { ...islands.forms, ...islands.formOutcome, ...islands.contactForm };
  const path = addressOf(isForm, language) ?? toLocalPath('/contact', language);

  test(`what a visitor sends is mailed, read and answered in the inbox, in ${language}`, async ({
    page,
    request,
  }) => {
    const judge = async () => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect((await runAxe(page)).barriers).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
          width,
        );
      }
    };
    const email = toAddress();
    await openWithEndpoint(page, path, '/messages', text);
    const form = page.getByRole('form', { name: text.form });
    await form.getByLabel(text.name, { exact: true }).fill('Asha Rao');
    await form.getByLabel(text.email, { exact: true }).fill(email);
    await form.getByLabel(text.subjectField).selectOption({ label: text.subjects.Complaint });
    await form.getByLabel(text.message, { exact: true }).fill('First\nSecond');
    await form.getByLabel(text.consent).check();
    await form.getByRole('button', { name: text.send, exact: true }).click();
    await expect(page.getByRole('heading', { name: text.sent })).toBeFocused();
    const received = await readMail(request, email);
    const [reference = ''] = /\w+-K-\d{4}-\d{6}/.exec(received.subject) ?? [];
    expect(received.subject).toBe(fill(portal.mails.complaint.subject, { reference }));

    await page.setExtraHTTPHeaders({ 'Accept-Language': language });
    await page.goto(`${localInboxPath}/${reference}`);
    await judge();
    await page.getByLabel(inbox.signIn.address).fill(settings.contact.email);
    await page.getByRole('button', { name: inbox.signIn.ask }).click();
    await expect(page.getByRole('heading', { name: inbox.signIn.asked })).toBeVisible();
    await expect.poll(() => readLink(request, inbox.mails['sign-in'].subject)).not.toBe('');
    await page.goto(await readLink(request, inbox.mails['sign-in'].subject));
    await judge();
    await page.getByRole('button', { name: inbox.signIn.enter }).click();

    await expect(page.getByRole('heading', { name: reference })).toBeVisible();
    await expect(page.getByText('Second')).toBeVisible();
    const reply = await page
      .getByRole('link', { name: inbox.submission.reply })
      .getAttribute('href');
    expect(new URL(reply ?? '').pathname).toBe(email);
    await page
      .getByLabel(inbox.submission.state, { exact: true })
      .selectOption(inbox.states.answered);
    await page.getByLabel(inbox.submission.note, { exact: true }).fill('By telephone.');
    await page.getByRole('button', { name: inbox.submission.save }).click();
    await expect(page.getByText('By telephone.')).toBeVisible();
    await judge();

    await page.getByRole('link', { name: inbox.toStart }).click();
    await page.getByLabel(inbox.list.search, { exact: true }).fill(email);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: reference })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: reference })).toContainText(
      inbox.states.answered,
    );
    await judge();
    await page.getByText(fill(inbox.signIn.signedIn, { address: settings.contact.email })).click();
    await page.getByRole('button', { name: inbox.signIn.out, exact: true }).click();
    await expect(page.getByRole('heading', { name: inbox.signIn.title })).toBeVisible();
  });
}
