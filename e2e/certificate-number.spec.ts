import {
  demonstration,
  exampleNumber as example,
  verifierAddress,
} from './support/certificates.ts';
import { expect, isLookUp, open, test } from './support/test.ts';

test('The demonstration number shows the texts of the specification, after 1.5 seconds, in a frame marked Demonstration (CERT-1)', async ({
  page,
}) => {
  await open(page, verifierAddress('number'));
  const verify = page.getByRole('button', { name: 'Verify', exact: true });
  await expect(verify).toBeDisabled();
  await page.getByRole('button', { name: example }).click();
  await expect(page.getByRole('textbox', { name: 'Certificate number' })).toHaveValue(example);
  const started = Date.now();
  await verify.click();
  await expect(page.getByRole('button', { name: 'Verifying...' })).toBeDisabled();
  const result = page.getByRole('region', { name: 'Certificate Verified' });
  await expect(result).toBeVisible();
  expect(Date.now() - started).toBeGreaterThanOrEqual(1450);
  for (const text of ['Entity name', example, '02-Apr-24', '01-Apr-25', 'Active', 'Demonstration'])
    await expect(result).toContainText(text);
});

test('The number of an issued certificate opens its signed record; the network sees one file of the look-up, the keys and the list (CERT-9)', async ({
  page,
}) => {
  await open(page, verifierAddress('number'));
  const { number, token } = demonstration('suspended');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!isLookUp(request.url()))
      asked.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`);
  });
  await page
    .getByRole('textbox', { name: 'Certificate number' })
    .fill(` ${number.toLowerCase().replaceAll('-', ' – ')}`);
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(
    page.getByRole('heading', { name: 'Certificate suspended since 2 November 2026' }),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'Certificate suspended' })).toContainText(number);
  const data = asked.filter((line) => !line.includes('/_astro/'));
  expect(data).toEqual([
    expect.stringMatching(/^GET .*\/cert-index\/index\.json $/),
    expect.stringMatching(/^GET .*\/cert-index\/0\.json $/),
    expect.stringMatching(/^GET .*\/demonstration\/jwks\.json $/),
    expect.stringMatching(/^GET .*\/demonstration\/status\/1\.jwt $/),
  ]);
  for (const line of asked)
    for (const secret of [number, token, token.slice(0, 40)]) expect(line).not.toContain(secret);
});

test('The paste button fills in the number; a refused clipboard changes nothing, and a blank number can’t be sent (CERT-1)', async ({
  page,
}) => {
  const field = page.getByRole('textbox', { name: 'Certificate number' });
  const paste = page.getByRole('button', { name: 'Paste the number from the clipboard' });
  const setClipboard = (text?: string) =>
    page.evaluate((content) => {
      const readText = () =>
        content === undefined ? Promise.reject(new Error('refused')) : Promise.resolve(content);
      Object.defineProperty(navigator, 'clipboard', { value: { readText }, configurable: true });
    }, text);
  await open(page, verifierAddress('number'));
  await setClipboard();
  await paste.click();
  await field.fill('   ');
  await expect(page.getByRole('button', { name: 'Verify', exact: true })).toBeDisabled();
  await page.keyboard.press('Enter');
  await setClipboard(` ${example}\n`);
  await paste.click();
  await expect(field).toHaveValue(example);
});

test('The page fetches scanner, PDF reader and look-up only when it needs them', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, verifierAddress('number'));
  for (const tab of await page.getByRole('tab').all()) await tab.click();
  await page.waitForLoadState('networkidle');
  expect(
    asked.filter((url) =>
      /wasm|worker|read-pdf|read-file|reader|verifying|Result|cert-index|status/.test(url),
    ),
  ).toEqual([]);
});
