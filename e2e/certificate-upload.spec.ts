import { PDFDocument } from '@cantoo/pdf-lib';
import type { Page } from '@playwright/test';
import { attachmentName } from '../src/core/certificates/attachment.ts';
import {
  demonstration,
  drawCode,
  linkOf,
  readPrinted,
  verifierAddress,
  type Grey,
} from './support/certificates.ts';
import { toPdf, toPng } from './support/files.ts';
import { test } from './support/demonstration-site.ts';
import { expect, isLookUp, open } from './support/test.ts';

const sheet = drawCode(linkOf(demonstration('revoked').token), {
  width: 1240,
  height: 1754,
  module: 4,
});
const empty: Grey = { width: 1240, height: 1754, pixels: new Uint8Array(1240 * 1754).fill(235) };

async function upload(page: Page, name: string, buffer: Buffer) {
  await page
    .getByLabel('Certificate file')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  await page.getByRole('button', { name: 'Process Certificate' }).click();
}

test.beforeEach(async ({ page }) => {
  await open(page, verifierAddress('upload'));
});

test('a certificate’s PDF is verified by what is attached to it, and the file goes nowhere (CERT-8)', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!isLookUp(request.url()))
      sent.push(`${request.method()} ${pathname} ${request.postData() ?? ''}`);
  });
  await upload(page, 'certificate.pdf', await readPrinted('valid'));
  await expect(page.getByRole('heading', { name: 'Certificate Verified' })).toBeFocused({
    timeout: 20_000,
  });
  await expect(page.getByText('from the seal inside the PDF')).toBeVisible();
  for (const line of sent)
    expect(line).toMatch(/^GET \/(_astro\/|demonstration\/(jwks\.json|status\/1\.jwt))\S* $/);
  await expect(page.getByRole('heading', { level: 3, name: /Certificate|Genuine/ })).toHaveCount(1);
});

test('the Hindi document has the same result', async ({ page }) => {
  await open(page, verifierAddress('upload', 'hi'));
  await page
    .getByLabel('प्रमाणपत्र की फ़ाइल')
    .setInputFiles({ name: 'x.pdf', mimeType: '', buffer: await readPrinted('revoked', 'hi') });
  await page.getByRole('button', { name: 'प्रमाणपत्र जाँचें' }).click();
  await expect(page.getByRole('heading', { name: 'प्रमाणपत्र 19 अक्टूबर 2026 को निरस्त' })).toBeFocused({
    timeout: 20_000,
  });
});

test('a document that was altered is not genuine', async ({ page }) => {
  await upload(page, 'altered.pdf', await readPrinted('not-genuine'));
  await expect(page.getByRole('heading', { name: 'Invalid Certificate' })).toBeVisible({
    timeout: 20_000,
  });
});

for (const { name, make } of [
  { name: 'scan.pdf', make: () => toPdf(sheet) },
  { name: 'photo.png', make: () => toPng(sheet) },
  { name: 'misnamed.pdf', make: () => toPng(sheet) },
  { name: 'second-page.pdf', make: () => toPdf(sheet, { pages: 3 }) },
]) {
  test(`${name} is read by its QR code, whatever its name says (CERT-8)`, async ({ page }) => {
    await upload(page, name, make());
    await expect(
      page.getByRole('heading', { name: 'Certificate revoked on 19 October 2026' }),
    ).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText('from the QR code in a file')).toBeVisible();
  });
}

const revoked = 'Certificate revoked on 19 October 2026';

/** The headings of all results, in order. */
const results = (page: Page) =>
  page
    .getByRole('region')
    .filter({ has: page.getByRole('list', { name: 'What was checked' }) })
    .getByRole('heading');

async function attach(pdf: Buffer, text: string): Promise<Buffer> {
  const document = await PDFDocument.load(pdf);
  await document.attach(Buffer.from(text), attachmentName);
  return Buffer.from(await document.save());
}

test('a picture with two certificates shows both results, the worst first', async ({ page }) => {
  const size = { width: 1000, height: 1000, module: 5 };
  const sheets = ['valid', 'revoked'].map((state) =>
    drawCode(linkOf(demonstration(state).token), size),
  );
  const pixels = new Uint8Array(sheets.flatMap((one) => [...one.pixels]));
  await upload(page, 'two.png', toPng({ width: 1000, height: 2000, pixels }));
  await expect(results(page)).toHaveText([revoked, 'Certificate Verified'], { timeout: 20_000 });
  await expect(page.getByRole('heading', { name: revoked })).toBeFocused();
  await expect(page.getByText('2 certificates were found')).toBeVisible();
});

test('a genuine certificate in a PDF does not hide a revoked one that is printed on it', async ({
  page,
}) => {
  await upload(page, 'two.pdf', await attach(toPdf(sheet), demonstration('valid').token));
  await expect(results(page)).toHaveText([revoked, 'Certificate Verified'], { timeout: 20_000 });
  await expect(page.getByText('from the QR code in a file')).toBeVisible();
  await expect(page.getByText('from the seal inside the PDF')).toBeVisible();
});

test('an attachment of somebody else does not hide a genuine QR code', async ({ page }) => {
  await upload(page, 'foreign.pdf', await attach(toPdf(sheet), 'something else'));
  await expect(results(page)).toHaveText([revoked], { timeout: 20_000 });
});

test('a photograph as JPEG is read', async ({ page, browser }) => {
  const studio = await browser.newPage({ viewport: { width: 1240, height: 1240 } });
  await studio.setContent(
    `<body><img style="width:80%;transform:rotate(11deg);margin:9%" src="data:image/png;base64,${toPng(sheet).toString('base64')}">`,
  );
  const photo = await studio.screenshot({ type: 'jpeg', quality: 70 });
  await studio.close();
  await upload(page, 'photo.jpg', photo);
  await expect(
    page.getByRole('heading', { name: 'Certificate revoked on 19 October 2026' }),
  ).toBeVisible({ timeout: 20_000 });
});

for (const { what, buffer, message } of [
  { what: 'an empty file', buffer: Buffer.alloc(0), message: 'The selected file is empty' },
  {
    what: 'more than 5 MB',
    buffer: Buffer.concat([Buffer.from('%PDF-1.4'), Buffer.alloc(5 * 1024 * 1024)]),
    message: 'The selected file must be at most 5MB',
  },
  {
    what: 'a text that is called a PDF',
    buffer: Buffer.from('hello'),
    message: 'The selected file must be a PDF, JPG, JPEG or PNG',
  },
  {
    what: 'a PDF with a password',
    buffer: toPdf(empty, { encrypted: true }),
    message: 'The selected file is protected by a password',
  },
  {
    what: 'a PDF that was cut off',
    buffer: toPdf(sheet).subarray(0, 300),
    message: 'The selected file could not be opened',
  },
  {
    what: 'a picture that was cut off',
    buffer: toPng(sheet).subarray(0, 40),
    message: 'The selected file could not be opened',
  },
  {
    what: 'a PDF of eleven pages',
    buffer: toPdf(empty, { pages: 11 }),
    message: 'The selected file has more than 10 pages',
  },
  {
    what: 'a picture of 100,000 by 100,000 pixels',
    buffer: toPng({ ...empty, width: 1, height: 1 }).fill(1, 16, 24),
    message: 'The selected picture has too many pixels',
  },
]) {
  test(`${what} is refused with its own message at the field (CERT-8)`, async ({ page }) => {
    await upload(page, 'certificate.pdf', buffer);
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible({
      timeout: 15_000,
    });
    await expect(page.getByLabel('Certificate file')).toBeFocused();
    await expect(page.getByLabel('Certificate file')).toHaveAccessibleDescription(
      new RegExp(message),
    );
  });
}

test('pressing the button without a file shows a message; choosing one removes it', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Process Certificate' }).click();
  await expect(page.getByRole('alert')).toContainText('Select a certificate file');
  await page
    .getByLabel('Certificate file')
    .setInputFiles({ name: 'a.pdf', mimeType: '', buffer: Buffer.from('x') });
  await expect(page.getByText('Select a certificate file')).toHaveCount(0);
});

test('a file without a code gets a message with tips and no result', async ({ page }) => {
  await upload(page, 'empty.png', toPng(empty));
  await expect(
    page.getByRole('heading', { name: 'We could not read a QR code in this file' }),
  ).toBeFocused({ timeout: 20_000 });
  await expect(page.getByText('Take the photograph from above')).toBeVisible();
});

test('a code of somebody else is not called a certificate', async ({ page }) => {
  const { token } = demonstration('valid');
  const elsewhere = drawCode(`https://www.elsewhere.test/certificate-verify#c=${token}`, {
    width: 900,
    height: 900,
    module: 4,
  });
  await upload(page, 'other.png', toPng(elsewhere));
  await expect(
    page.getByRole('heading', { name: 'This QR code is not a certificate of this Federation' }),
  ).toBeFocused({
    timeout: 20_000,
  });
});

test('reading shows its progress and can be cancelled', async ({ page }) => {
  await upload(page, 'long.pdf', toPdf(empty, { pages: 10 }));
  await expect(page.getByText(/Reading page \d+ of 10…/)).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Process Certificate' })).toBeEnabled();
  await expect(page.getByText(/Reading page/)).toHaveCount(0);
});
