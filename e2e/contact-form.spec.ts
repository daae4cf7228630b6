import type { Page } from '@playwright/test';
import { getIslandTexts } from '../packages/i18n/strings.ts';
import type { Language } from '../packages/i18n/languages.ts';
import { isPortal, readMail, toAddress, toFormCall } from './support/portal.ts';
import { expect, open, test } from './support/test.ts';

const textsOf = (language: Language) => {
  const { forms, formOutcome, contactForm } = getIslandTexts(language);
  return { ...forms, ...formOutcome, ...contactForm };
};

const text = textsOf('en');

const formOf = (page: Page, language: Language = 'en') =>
  page.getByRole('form', { name: textsOf(language).form });

async function fillIn(page: Page, email: string, language: Language = 'en') {
  const words = textsOf(language);
  const form = formOf(page, language);
  await form.getByLabel(words.name, { exact: true }).fill('Asha Rao');
  await form.getByLabel(words.email, { exact: true }).fill(email);
  await form.getByLabel(words.phone).fill('०११ ५५५० ०१००');
  await form.getByLabel(words.subject).selectOption({ label: words.subjects.Feedback });
  await form.getByLabel(words.message, { exact: true }).fill('First line\nSecond line');
  await form.getByLabel(words.consent).check();
  return form;
}

test('The form sends a message once; its last step and its mail have the same reference and say what follows (FORM-7, FORM-9)', async ({
  page,
  request,
  portalCalls,
}) => {
  const email = toAddress();
  const words = textsOf('hi');
  await open(page, '/hi/contact');
  const form = await fillIn(page, email, 'hi');
  await form.getByRole('button', { name: words.send, exact: true }).dblclick();
  await expect(page.getByRole('heading', { name: words.sent })).toBeFocused();
  const { subject, text: mail } = await readMail(request, email);
  const [reference = ''] = /\w+-M-\d{4}-\d{6}/.exec(subject) ?? [];
  const next = mail.split('\n\n')[1] ?? '';
  for (const shown of [reference, next]) await expect(page.getByText(shown).first()).toBeVisible();
  expect(portalCalls).toEqual([
    toFormCall('/messages', {
      name: 'Asha Rao',
      email,
      phone: '011 5550 0100',
      subject: 'Feedback',
      message: 'First line\nSecond line',
    }),
  ]);
});

test.describe('failures', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('The form keeps a message written offline, says that it is not sent, and sends it when the network is back', async ({
    page,
    context,
    portalCalls,
  }) => {
    await open(page, '/contact');
    await context.setOffline(true);
    let isOffline = true;
    await page.route(isPortal, (route) =>
      isOffline ? route.abort('internetdisconnected') : route.fallback(),
    );
    const form = await fillIn(page, toAddress());
    await form.getByRole('button', { name: text.send, exact: true }).click();
    const main = page.getByRole('main');
    await expect(main).toContainText(text.offline);
    await expect(main).toContainText(text.kept);
    expect(portalCalls).toEqual([]);
    await context.setOffline(false);
    isOffline = false;
    await main.getByRole('button', { name: text.retry }).click();
    await expect(page.getByRole('heading', { name: text.sent })).toBeFocused();
    expect(portalCalls).toHaveLength(1);
  });
});

test('On a 2G connection the text comes before the scripts, and a form keeps its input until its script runs', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  const [latency, throughput] = [300, 250_000 / 8];
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const name = formOf(page).getByLabel(text.name, { exact: true });
  await name.fill('Asha Rao');
  const send = formOf(page).getByRole('button', { name: text.send, exact: true });
  await expect(send, 'The script is not there yet').toBeDisabled();
  await expect(send).toBeEnabled({ timeout: 60_000 });
  await expect(name).toHaveValue('Asha Rao');
});
