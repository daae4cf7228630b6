import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { dictionaries } from '../packages/i18n/strings.ts';
import { fill } from '../packages/i18n/fill.ts';
import { localInboxPath, localPortalPath } from '../packages/portal/contract/api.ts';
import { ombudsmanEmail, settings } from '../src/data/settings.ts';
import { findBarriers } from './support/axe.ts';
import { readMail, toAddress } from './support/portal.ts';
import { expect, open, test } from './support/test.ts';

/** The widths in which each page is judged, in CSS pixels; the test uses it in the last. */
const widths = [1280, 320];

/** The link in the newest mail to one of the staff with a subject; empty while there is none. */
async function readLink(
  request: APIRequestContext,
  subject: string,
  address = ombudsmanEmail,
): Promise<string> {
  const to = encodeURIComponent(address);
  const answer = await request.get(`${localPortalPath}/outbox.json?to=${to}`);
  const mails = (await answer.json()) as { subject: string; link?: string }[];
  return mails.find((mail) => mail.subject === subject)?.link ?? '';
}

/** Presses Tab until a link or field has the focus, and expects to see the focus on the way. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab');
    const isHidden = await page.evaluate(() => {
      const focused = document.activeElement ?? document.body;
      return focused !== document.body && getComputedStyle(focused).outlineStyle === 'none';
    });
    expect(isHidden).toBe(false);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`The tab key does not lead to ${target.toString()}.`);
}

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

// The inbox has the language of the browser.
test.use({ locale: 'hi' });

const { inbox, portal, islands } = dictionaries.hi;
const text = { ...islands.forms, ...islands.formOutcome, ...islands.contactForm };

test('The staff get a mail about a submission, and read and answer it in the inbox', async ({
  browser,
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
  await page.keyboard.type(ombudsmanEmail);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: inbox.signIn.asked })).toBeVisible();
  await expect.poll(() => readLink(request, inbox.mails['sign-in'].subject)).not.toBe('');
  await page.goto(await readLink(request, inbox.mails['sign-in'].subject));
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

  const other = await browser.newPage();
  await other.goto(`${localInboxPath}/${reference}`);
  await other.getByLabel(inbox.signIn.address).fill(settings.contact.email);
  await other.keyboard.press('Enter');
  const readOther = () => readLink(request, inbox.mails['sign-in'].subject, settings.contact.email);
  await expect(other.getByRole('heading', { name: inbox.signIn.asked })).toBeVisible();
  await expect.poll(readOther).not.toBe('');
  await other.goto(await readOther());
  await other.keyboard.press('Enter');
  await expect(other.getByRole('heading', { name: inbox.notFound.title })).toBeVisible();
  await other.close();

  await tabTo(page, page.getByRole('link', { name: inbox.toStart }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel(inbox.list.search, { exact: true }));
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  const row = page.getByRole('listitem').filter({ hasText: reference });
  await expect(row).toContainText(inbox.states.accepted);
  await judge(page);
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
