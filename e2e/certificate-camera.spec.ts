import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import {
  demonstration,
  drawCode,
  linkOf,
  toFilm,
  verifierAddress,
} from './support/certificates.ts';
import { expect, isLookUp, open, test } from './support/test.ts';
import { launchOptions } from '../playwright.config.ts';

/** The fake camera plays a certificate that is held still. */
const film = join(mkdtempSync(join(tmpdir(), 'certificate-film-')), 'certificate.y4m');
writeFileSync(
  film,
  toFilm(
    drawCode(linkOf(demonstration('suspended').token), { width: 1280, height: 720, module: 6 }),
  ),
);

test.use({
  launchOptions: {
    ...launchOptions,
    args: [
      ...launchOptions.args,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  },
});

/** Records every camera that the page turns on. */
function watchCameras() {
  const streams: MediaStream[] = [];
  Object.assign(window, { cameras: streams });
  const devices = navigator.mediaDevices;
  const original = devices.getUserMedia.bind(devices);
  devices.getUserMedia = async (constraints) => {
    const stream = await original(constraints);
    streams.push(stream);
    return stream;
  };
}

const liveTracks = (page: Page) =>
  page.evaluate(
    () =>
      (window as unknown as { cameras: MediaStream[] }).cameras
        .flatMap((stream) => stream.getTracks())
        .filter(({ readyState }) => readyState === 'live').length,
  );

/** A camera that sees a white wall. */
function seeNothing() {
  navigator.mediaDevices.getUserMedia = () => {
    const canvas = document.createElement('canvas');
    canvas.width = 640;
    canvas.height = 640;
    const context = canvas.getContext('2d');
    context?.fillRect(0, 0, 1, 1);
    setInterval(() => context?.fillRect(0, 0, 2, 2), 100);
    return Promise.resolve(canvas.captureStream(10));
  };
}

test('The camera reads a certificate and turns off (CERT-7)', async ({ page }) => {
  await page.addInitScript(watchCameras);
  await open(page, verifierAddress('scan'));
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!isLookUp(request.url()))
      asked.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await page.getByRole('button', { name: 'Start Scanner' }).click();
  await expect(
    page.getByRole('heading', { name: 'Certificate suspended since 2 November 2026' }),
  ).toBeFocused();
  await expect(page.getByText(/by camera/)).toBeVisible();
  expect(await liveTracks(page)).toBe(0);
  expect(
    asked.filter(
      (line) => !/^GET \/(_astro\/|demonstration\/(jwks\.json|status\/1\.jwt))/.test(line),
    ),
  ).toEqual([]);
  await page.getByRole('button', { name: 'Verify another' }).click();
  await expect(page.getByRole('button', { name: 'Start Scanner' })).toBeFocused();
});

/** Ways to leave the camera, with their names. */
const ways: [string, (page: Page) => Promise<void>][] = [
  ['stopping the scanner', (page) => page.getByRole('button', { name: 'Stop Scanner' }).click()],
  ['another tab', (page) => page.getByRole('tab', { selected: false }).first().click()],
  [
    'hiding the page',
    (page) =>
      page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }),
  ],
];

test('Stopping the scanner, another tab and hiding the page turn the camera off (CERT-7)', async ({
  page,
}) => {
  await page.addInitScript(seeNothing);
  await page.addInitScript(watchCameras);
  await open(page, verifierAddress('scan'));
  for (const [how, leave] of ways)
    await test.step(how, async () => {
      await page.getByRole('tab', { name: 'Scan QR Code' }).click();
      await page.getByRole('button', { name: 'Start Scanner' }).click();
      await expect(page.getByLabel('What the camera sees')).toBeVisible();
      expect(await liveTracks(page)).toBeGreaterThan(0);
      await leave(page);
      await expect.poll(() => liveTracks(page)).toBe(0);
    });
});

test('After 45 seconds without a code tips appear, and the scanner continues (CERT-7)', async ({
  page,
}) => {
  await page.addInitScript(seeNothing);
  await page.clock.install();
  await open(page, verifierAddress('scan'));
  await page.getByRole('button', { name: 'Start Scanner' }).click();
  await expect(page.getByLabel('What the camera sees')).toBeVisible();
  await expect(page.getByText('No code found yet')).toHaveCount(0);
  await page.clock.fastForward(46_000);
  await expect(page.getByRole('heading', { name: 'No code found yet' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop Scanner' })).toBeVisible();
});

test('The page distinguishes a blocked camera from a missing secure connection (CERT-7)', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await open(page, verifierAddress('scan'));
  const start = page.getByRole('button', { name: 'Start Scanner' });
  await start.click();
  await expect(page.getByRole('alert', { name: 'The camera is blocked' })).toBeVisible();
  await page.evaluate(() => Object.defineProperty(window, 'isSecureContext', { value: false }));
  await start.click();
  await expect(
    page.getByRole('alert', { name: 'The camera needs a secure connection' }),
  ).toBeVisible();
});
