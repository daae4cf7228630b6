import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type ConsoleMessage, type Locator } from '@playwright/test';
import { parseDocument } from 'yaml';
import { copySite, type SiteCopy } from '../../tests/support/site-copy.ts';

const title = 'Office closed for the test';
const notice = `---
title: ${title}
summary: The office is closed for a day of rest.
kind: notice
date: 2026-11-18
---

The office is closed.
`;
const inHindi = `---
title: परीक्षण के लिए कार्यालय बंद
summary: एक दिन के विश्राम के लिए कार्यालय बंद रहेगा।
---

कार्यालय बंद रहेगा।
`;

// The tests share a server, so they run one after the other.
test.describe.configure({ mode: 'default' });

let copy: SiteCopy;
let server: ChildProcess;
let address = '';
let printed = '';

test.beforeAll(async () => {
  test.setTimeout(120_000);
  copy = copySite();
  mkdirSync(join(copy.root, 'src/content/notices/closed'), { recursive: true });
  save('en', notice);
  save('hi', inHindi);
  server = spawn(
    process.execPath,
    ['node_modules/astro/bin/astro.mjs', 'dev', '--port', '4611', '--ignore-lock'],
    {
      cwd: copy.root,
      env: { ...process.env, NODE_ENV: undefined, NO_COLOR: '1', ASTRO_TELEMETRY_DISABLED: '1' },
    },
  );
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (data: Buffer) => (printed += data.toString()));
  // Astro takes another port if this one is in use.
  await expect
    .poll(() => (address = /http:\/\/localhost:\d+/.exec(printed)?.[0] ?? ''), { timeout: 100_000 })
    .not.toBe('');
});

test.afterAll(async () => {
  if (server.kill()) await once(server, 'exit');
  copy.remove();
});

const save = (language: string, text: string) =>
  writeFileSync(join(copy.root, `src/content/notices/closed/${language}.mdx`), text);

test('a saved fault shows over the page and in the terminal until it is corrected', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const patient = { timeout: 60_000 };
  const inEnglish = page.getByRole('dialog', { name: 'The content has 1 fault.' });
  const heading = page.getByRole('heading', { name: title, level: 1, includeHidden: true });
  await page.goto(`${address}/notices/closed`, { timeout: 60_000 });
  await expect(heading).toBeVisible();

  // The site would format it as 18 January 2027.
  const impossible = '"2026-13-18" is not a day of the calendar';
  save('en', notice.replace('2026-11-18', '2026-13-18'));
  await expect(inEnglish).toContainText(impossible, patient);
  await expect(inEnglish).toContainText('src/content/notices/closed/en.mdx, line 5');
  expect(printed).toContain(impossible);
  // A page opened later reports it too, in its own language.
  await page.goto(`${address}/hi/notices/closed`);
  await expect(page.getByRole('dialog', { name: 'सामग्री में 1 त्रुटि है।' })).toContainText(
    'src/content/notices/closed/en.mdx, पंक्ति 5',
    patient,
  );
  save('en', notice);
  await expect
    .poll(() => printed.lastIndexOf('The content has no faults.'), patient)
    .toBeGreaterThan(printed.indexOf(impossible));
  await expect(page.getByRole('dialog', { name: 'त्रुटि' })).toBeHidden();

  // A page that can't be rendered shows the same words, not the location in the code.
  await page.goto(`${address}/notices/closed`);
  save('en', `${notice}\n<Note title="Hours">\n\nWe answer on Monday.\n`);
  await expect(inEnglish).toContainText('<Note>', patient);
  await expect.poll(() => printed, patient).toContain('<Note>');
  expect(printed).not.toMatch(/^\s+at .*node_modules/m);
  save('en', notice);
  await expect(heading).toBeVisible(patient);
  await expect(inEnglish).toBeHidden();
});

test('saved settings, menus, redirects and entries show without a restart of the server', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const patient = { timeout: 60_000 };
  const change = (name: string, place: readonly string[], value: unknown) => {
    const file = join(copy.root, 'src/content', name);
    const written = parseDocument(readFileSync(file, 'utf8'));
    written.setIn(place, value);
    writeFileSync(file, String(written));
  };
  // A page that is still loading misses a save.
  const load = () => page.waitForEvent('console', { predicate: isConnected, ...patient });
  const isConnected = (message: ConsoleMessage) => message.text().includes('[vite] connected');
  const seen = async (write: () => void, locator: Locator) => {
    const loaded = load();
    write();
    await expect(locator).toBeAttached(patient);
    await loaded;
  };
  const loaded = load();
  await page.goto(`${address}/notices/closed`, { timeout: 60_000 });
  await loaded;
  for (const version of ['9.8.7', '9.8.8'])
    await seen(
      () => change('settings.yaml', ['version'], version),
      page.getByRole('contentinfo').getByText(version),
    );
  const shortcuts = [
    { page: 'contact', label: { en: 'Ask the office', hi: 'कार्यालय से पूछें' }, icon: 'document' },
  ];
  await seen(
    () => change('navigation.yaml', ['shortcuts'], shortcuts),
    page.getByRole('link', { name: 'Ask the office', includeHidden: true }).first(),
  );
  // Astro can keep the old text of a page that it makes during a save, until the next one (decision
  // record 0058).
  let saves = 0;
  await expect(async () => {
    saves += 1;
    save('en', notice.replace(title, 'Office closed for two days') + '\n'.repeat(saves));
    await expect(
      page.getByRole('heading', {
        name: 'Office closed for two days',
        level: 1,
        includeHidden: true,
      }),
    ).toBeAttached({ timeout: 15_000 });
  }).toPass(patient);
  change('settings.yaml', ['redirects'], [{ from: '/old-rooms', to: '/notices/closed' }]);
  const answer = await page.request.get(`${address}/hi/old-rooms`, {
    headers: { accept: 'text/html' },
  });
  expect(answer.url()).toBe(`${address}/hi/notices/closed`);
});
