import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { Page } from '@playwright/test';
import { attachmentName } from '../packages/certificates/shared/attachment.ts';
import {
  demonstration,
  drawCode,
  linkOf,
  readPrinted,
  verifierAddress,
  type Grey,
} from './support/certificates.ts';
import { toPdf, toPng } from './support/files.ts';
import { expect, isLookUp, open, test, untilReady } from './support/test.ts';

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

/** Hides the page until the event `seen`: it draws nothing meanwhile. Runs in the page. */
function hidePage() {
  let isHidden = true;
  const waiting: FrameRequestCallback[] = [];
  Object.defineProperty(document, 'hidden', { get: () => isHidden });
  const draw = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) => (isHidden ? waiting.push(callback) : draw(callback));
  addEventListener('seen', () => {
    isHidden = false;
    for (const callback of waiting) draw(callback);
  });
}

const revoked = 'Certificate revoked on 19 October 2026';

/** The headings of all results, in order. */
const results = (page: Page) =>
  page
    .getByRole('region')
    .filter({ has: page.getByRole('list', { name: 'What was checked' }) })
    .getByRole('heading');

test('The page verifies the attachment of a certificate’s PDF, and sends the file nowhere (CERT-8)', async ({
  page,
}) => {
  await open(page, verifierAddress('upload', 'hi'));
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!isLookUp(request.url()))
      sent.push(`${request.method()} ${pathname} ${request.postData() ?? ''}`);
  });
  await page
    .getByLabel('प्रमाणपत्र की फ़ाइल')
    .setInputFiles({ name: 'x.pdf', mimeType: '', buffer: readPrinted('revoked', 'hi') });
  await page.getByRole('button', { name: 'प्रमाणपत्र जाँचें' }).click();
  await expect(
    page.getByRole('heading', { name: 'प्रमाणपत्र 19 अक्टूबर 2026 को निरस्त' }),
  ).toBeFocused();
  for (const line of sent)
    expect(line).toMatch(/^GET \/(_astro\/|demonstration\/(jwks\.json|status\/1\.jwt))\S* $/);
  await expect(page.getByRole('heading', { level: 3, name: 'प्रमाणपत्र' })).toHaveCount(1);
});

test.describe('in English', () => {
  test.beforeEach(({ page }) => open(page, verifierAddress('upload')));

  test('The page reads the QR code of a file, on any page and with any name (CERT-8)', async ({
    page,
  }) => {
    for (const [name, buffer] of [
      ['misnamed.pdf', toPng(sheet)],
      ['second-page.png', toPdf(sheet, { pages: 3 })],
    ] as const) {
      await upload(page, name, buffer);
      await expect(page.getByRole('heading', { name: revoked })).toBeFocused();
      await expect(page.getByText('from the QR code in a file')).toBeVisible();
      await page.getByRole('button', { name: 'Verify another' }).click();
    }
  });

  test('The page reads a photograph, a scan in black and white, a card, and a turned page with another unit (CERT-8)', async ({
    page,
  }) => {
    // Large pictures take long on a busy machine.
    test.slow();
    const link = linkOf(demonstration('revoked').token);
    const photograph = drawCode(link, { width: 3024, height: 4032, module: 10 });
    const legal = drawCode(link, { width: 5104, height: 8400, module: 11 });
    for (const [name, buffer] of [
      ['photograph', toPdf(photograph, { size: [3024, 4032] })],
      ['legal paper with 600 dpi', toPdf(legal, { size: [612, 1008], bits: 1 })],
      ['card', toPdf(sheet, { size: [120, 170] })],
      ['poster', toPdf(sheet, { size: [100, 141], entries: '/Rotate 90 /UserUnit 40' })],
    ] as const)
      await test.step(name, async () => {
        expect(buffer.length).toBeLessThan(5 * 1024 * 1024);
        await upload(page, `${name}.pdf`, buffer);
        await expect(page.getByRole('heading', { name: revoked })).toBeFocused();
        await page.getByRole('button', { name: 'Verify another' }).click();
      });
  });

  test('The page reads the first pages of a long file and says that it leaves out the others', async ({
    page,
  }) => {
    await upload(page, 'tender.pdf', toPdf(sheet, { pages: 40 }));
    await expect(page.getByRole('heading', { name: revoked })).toBeFocused();
    await expect(page.getByText('Only the first 10 of the 40 pages were read.')).toBeVisible();
  });

  test('Reading a scan goes on while the page is hidden', async ({ page }) => {
    await page.clock.install();
    await page.reload();
    await untilReady(page);
    await page.evaluate(hidePage);
    await upload(page, 'scan.pdf', toPdf(sheet));
    await expect(page.getByText('Reading page 1 of 1…')).toBeVisible();
    await page.clock.runFor(30_000);
    await expect(page.getByText('Reading page 1 of 1…')).toBeVisible();
    await page.evaluate(() => dispatchEvent(new Event('seen')));
    await expect(page.getByRole('heading', { name: revoked })).toBeFocused();
  });

  test('The page says when a file has changed since it was chosen', async ({ page }) => {
    const path = join(mkdtempSync(join(tmpdir(), 'changed-file-')), 'certificate.png');
    writeFileSync(path, toPng(sheet));
    await page.getByLabel('Certificate file').setInputFiles(path);
    writeFileSync(path, toPng(empty));
    await page.getByRole('button', { name: 'Process Certificate' }).click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'The selected file can’t be read any more' }),
    ).toBeVisible();
  });

  test('The page reads a JPEG photograph', async ({ page, browser }) => {
    const studio = await browser.newPage({ viewport: { width: 1240, height: 1240 } });
    await studio.setContent(
      `<body><img style="width:80%;transform:rotate(11deg);margin:9%" src="data:image/png;base64,${toPng(sheet).toString('base64')}">`,
    );
    const photo = await studio.screenshot({ type: 'jpeg', quality: 70 });
    await studio.close();
    await upload(page, 'photo.jfif', photo);
    await expect(page.getByRole('heading', { name: revoked })).toBeVisible();
  });

  test('A picture with two certificates shows both results, the worst first', async ({ page }) => {
    const size = { width: 1000, height: 1000, module: 5 };
    const sheets = ['valid', 'revoked'].map((state) =>
      drawCode(linkOf(demonstration(state).token), size),
    );
    const pixels = new Uint8Array(sheets.flatMap((one) => [...one.pixels]));
    await upload(page, 'two.png', toPng({ width: 1000, height: 2000, pixels }));
    await expect(results(page)).toHaveText([revoked, 'Certificate Verified']);
    await expect(page.getByRole('heading', { name: revoked })).toBeFocused();
    await expect(page.getByText('2 certificates were found')).toBeVisible();
  });

  test('A genuine certificate in a PDF does not hide a revoked one that is printed on it', async ({
    page,
  }) => {
    const document = await PDFDocument.load(toPdf(sheet));
    await document.attach(Buffer.from(demonstration('valid').token), attachmentName);
    await upload(page, 'two.pdf', Buffer.from(await document.save()));
    await expect(results(page)).toHaveText([revoked, 'Certificate Verified']);
    await expect(page.getByText('from the QR code in a file')).toBeVisible();
    await expect(page.getByText('from the seal inside the PDF')).toBeVisible();
  });

  test('A file that can’t be read gets its own message at the field (CERT-8)', async ({ page }) => {
    const field = page.getByLabel('Certificate file');
    await page.getByRole('button', { name: 'Process Certificate' }).click();
    await expect(page.getByRole('alert')).toContainText('Select a certificate file');
    for (const [buffer, message] of [
      [toPdf(empty, { encrypted: true }), 'The selected file is protected by a password'],
      [toPdf(sheet).subarray(0, 300), 'The selected file could not be opened'],
      [Buffer.from('\0\0\0\x18ftypheic\0\0\0\0'), 'The selected file is an HEIC photograph'],
    ] as const) {
      await upload(page, 'certificate.pdf', buffer);
      await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
      await expect(field).toBeFocused();
      await expect(field).toHaveAccessibleDescription(new RegExp(message));
    }
  });

  test('A file without a code gets tips, and another kind of code is not called a certificate', async ({
    page,
  }) => {
    await upload(page, 'empty.png', toPng(empty));
    await expect(
      page.getByRole('heading', { name: 'We could not read a QR code in this file' }),
    ).toBeFocused();
    await expect(page.getByText('Take the photograph from above')).toBeVisible();
    const elsewhere = drawCode('https://www.elsewhere.test/certificate-verify#c=1', {
      width: 900,
      height: 900,
      module: 4,
    });
    await upload(page, 'other.png', toPng(elsewhere));
    await expect(
      page.getByRole('heading', { name: 'This QR code is not one of our certificates' }),
    ).toBeFocused();
  });

  test('Reading shows its progress and can be cancelled', async ({ page }) => {
    await upload(page, 'long.pdf', toPdf(empty, { pages: 10 }));
    await expect(page.getByText(/Reading page \d+ of 10…/)).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('button', { name: 'Process Certificate' })).toBeEnabled();
    await expect(page.getByText(/Reading page/)).toHaveCount(0);

    // No answer comes, so the certificate is still being verified.
    await page.route('**/status/1.jwt', () => undefined);
    const asked = page.waitForRequest('**/status/1.jwt');
    await upload(page, 'certificate.png', toPng(sheet));
    await asked;
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('button', { name: 'Process Certificate' })).toBeEnabled();
  });
});
