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
import { test } from './support/demonstration-site.ts';
import { expect, isLookUp, open } from './support/test.ts';
import { launchOptions } from '../playwright.config.ts';

/** What the fake camera plays: a certificate that is held still. */
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

/** Keeps hold of every camera that the page turns on. */
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

test('the camera reads a certificate, and is off again (CERT-7)', async ({ page }) => {
  test.setTimeout(60_000);
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
  ).toBeFocused({ timeout: 30_000 });
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

for (const { how, leave } of [
  {
    how: 'stopping the scanner',
    leave: (page: Page) => page.getByRole('button', { name: 'Stop Scanner' }).click(),
  },
  {
    how: 'choosing another tab',
    leave: (page: Page) => page.getByRole('tab', { selected: false }).first().click(),
  },
  {
    how: 'hiding the page',
    leave: (page: Page) =>
      page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }),
  },
]) {
  test(`${how} turns the camera off (CERT-7)`, async ({ page }) => {
    await page.addInitScript(seeNothing);
    await page.addInitScript(watchCameras);
    await open(page, verifierAddress('scan'));
    await page.getByRole('button', { name: 'Start Scanner' }).click();
    await expect(page.getByLabel('What the camera sees')).toBeVisible({ timeout: 15_000 });
    expect(await liveTracks(page)).toBeGreaterThan(0);
    await leave(page);
    await expect.poll(() => liveTracks(page)).toBe(0);
  });
}

test('after 45 seconds without a code tips appear, and the scanner continues (CERT-7)', async ({
  page,
}) => {
  await page.addInitScript(seeNothing);
  await page.clock.install();
  await open(page, verifierAddress('scan'));
  await page.getByRole('button', { name: 'Start Scanner' }).click();
  await expect(page.getByLabel('What the camera sees')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText('No code found yet')).toHaveCount(0);
  await page.clock.fastForward(46_000);
  await expect(page.getByRole('heading', { name: 'No code found yet' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop Scanner' })).toBeVisible();
});

for (const { name, title } of [
  { name: 'NotAllowedError', title: 'The camera is blocked' },
  { name: 'NotFoundError', title: 'No camera was found' },
  { name: 'NotReadableError', title: 'The camera is in use' },
]) {
  test(`${name} of the browser shows “${title}” (CERT-7)`, async ({ page }) => {
    await page.addInitScript((error) => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', error));
    }, name);
    await open(page, verifierAddress('scan'));
    await page.getByRole('button', { name: 'Start Scanner' }).click();
    await expect(page.getByRole('alert', { name: title })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start Scanner' })).toBeEnabled();
  });
}

test('without a secure connection the page says that the camera needs one (CERT-7)', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'isSecureContext', { value: false }),
  );
  await open(page, verifierAddress('scan'));
  await page.getByRole('button', { name: 'Start Scanner' }).click();
  await expect(
    page.getByRole('alert', { name: 'The camera needs a secure connection' }),
  ).toBeVisible();
});
