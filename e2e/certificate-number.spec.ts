import { demonstration } from './support/certificates.ts';
import { expect, open, test } from './support/test.ts';

const example = 'IFSF-2024-12345678N';

test('the demonstration number gives the texts of the specification, after 1.5 seconds, in a frame marked Demonstration (CERT-1)', async ({
  page,
}) => {
  await open(page, '/certificate-verify');
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

for (const { typed, heading, text } of [
  { typed: 'IFSF-2026-000000000', heading: 'Invalid Certificate', text: 'This certificate number is not valid.' },
  { typed: 'IFSF-12', heading: 'Invalid Certificate', text: 'This certificate number is not valid.' },
  { typed: 'IFSF-2026-7K3QHT9MZ', heading: 'Invalid Certificate', text: 'This number looks mistyped' },
  { typed: 'hello', heading: 'Verification Error', text: 'Please enter a valid certificate number in the format IFSF-YYYY-XXXXXXXXX' },
]) {
  test(`${typed} gives “${heading}” and “${text}” (CERT-1)`, async ({ page }) => {
    await open(page, '/certificate-verify');
    await page.getByRole('textbox', { name: 'Certificate number' }).fill(typed);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: heading })).toBeFocused();
    await expect(page.getByRole('region', { name: heading })).toContainText(text);
  });
}

test('a blank number can’t be sent (CERT-1)', async ({ page }) => {
  await open(page, '/certificate-verify');
  await page.getByRole('textbox', { name: 'Certificate number' }).fill('   ');
  await expect(page.getByRole('button', { name: 'Verify', exact: true })).toBeDisabled();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Verifying...' })).toHaveCount(0);
});

test('the number of an issued certificate opens its signed record; the network sees one file of 256 and the list (CERT-9)', async ({
  page,
}) => {
  await open(page, '/certificate-verify');
  const { number, token } = demonstration('suspended');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
  await page.getByRole('textbox', { name: 'Certificate number' }).fill(` ${number.toLowerCase().replaceAll('-', ' – ')}`);
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Certificate suspended since 2 November 2026' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Certificate suspended' })).toContainText(number);
  const data = asked.filter((line) => !/_astro|ipapi/.test(line));
  expect(data).toEqual([
    expect.stringMatching(/^GET .*\/cert-index\/[0-9a-f]{2}\.json $/),
    expect.stringMatching(/^GET .*\/\.well-known\/status\/demo\.jwt $/),
  ]);
  for (const line of asked) for (const secret of [number, token, token.slice(0, 40)]) expect(line).not.toContain(secret);
});

test('a number is pasted; a clipboard that is refused changes nothing', async ({ page, context }) => {
  await open(page, '/certificate-verify');
  const field = page.getByRole('textbox', { name: 'Certificate number' });
  await context.clearPermissions();
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', { value: { readText: () => Promise.reject(new Error('refused')) }, configurable: true }),
  );
  await page.getByRole('button', { name: 'Paste the number from the clipboard' }).click();
  await expect(field).toHaveValue('');
  await page.evaluate(
    (text) => Object.defineProperty(navigator, 'clipboard', { value: { readText: () => Promise.resolve(text) }, configurable: true }),
    ` ${example}\n`,
  );
  await page.getByRole('button', { name: 'Paste the number from the clipboard' }).click();
  await expect(field).toHaveValue(example);
});

test('nothing of scanner, PDF reader or look-up is fetched before it is asked for', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, '/certificate-verify');
  await page.getByRole('tab', { name: 'Scan QR Code' }).click();
  await page.getByRole('tab', { name: 'Upload Certificate' }).click();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /wasm|worker|read-pdf|read-file|reader|verify\.[\w-]+\.js|Result|cert-index|status/.test(url))).toEqual([]);
});

test('without a script the page says how to have a certificate checked', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/certificate-verify');
  await expect(page.getByText('Without it, send the certificate number to us by e-mail').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Verify', exact: true })).toBeHidden();
  await context.close();
});
