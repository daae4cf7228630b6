import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { editingTexts } from '../src/i18n/editing.ts';
import { fill } from '../src/i18n/fill.ts';
import {
  longWait,
  notice,
  openDesk,
  publish,
  retitle,
  rules,
  sendAsTo,
  sendTo,
  test as base,
} from './support/desk-clerks.ts';

const words = editingTexts.en.desk;

/** The website that is online, and the commit that it says it was built from. */
const test = base.extend<{ website: { address: string; commit: string } }>({
  website: async ({}, use) => {
    const website = { address: '', commit: '' };
    const server = createServer((_, response) =>
      response.end(JSON.stringify({ commit: website.commit })),
    );
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    website.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await use(website);
    server.close();
  },
});

test.describe.configure({ timeout: 240_000 });
test.use({ viewport: { width: 1500, height: 950 } });

test('where the main branch takes only pull requests, a branch is sent with the address of one; after a squash, the list says how far it has come', async ({
  page,
  desk,
  colleague,
  website,
}) => {
  const settings = desk.read('settings.yaml');
  const address = desk.git('remote', 'get-url', 'origin').trim();
  const listBranches = () =>
    colleague.git('ls-remote', '--heads', 'origin', 'desk/*').match(/(?<=refs\/heads\/).+/g) ?? [];
  website.commit = desk.git('rev-parse', 'origin/main').trim();
  await openDesk(page);
  sendAsTo(desk, 'git@github.com:ifsf/website.git');
  desk.write('settings.yaml', `${settings}\npublishByPullRequest: true\n`);
  retitle(desk, notice, 'Reading room closed on Wednesday');
  const dialog = await publish(page);
  const isSent = dialog.getByText(/^Sent to the branch desk\/staff-.* One step is left/);
  await expect(isSent).toBeVisible(longWait);
  const [branch = ''] = listBranches();
  await expect(dialog.getByRole('link', { name: words['publish.link'] })).toHaveAttribute(
    'href',
    `https://github.com/ifsf/website/compare/main...${branch}?expand=1`,
  );
  await dialog.getByRole('button', { name: words.close }).click();
  const entry = page
    .getByRole('navigation', { name: words.entries })
    .getByRole('button', { name: 'Reading room closed on Wednesday' });
  await expect(entry.getByText(words['state.waiting'])).toBeVisible(longWait);
  await page.getByRole('button', { name: words.publish, exact: true }).click();
  const waits = dialog.getByText(fill(words['publish.waiting'], { branch }));
  await expect(waits).toBeVisible(longWait);
  await page.keyboard.press('Escape');

  // It was accepted an hour ago, and the website is still the old one.
  colleague.squash(branch, new Date(Date.now() - 3_600_000));
  retitle(desk, rules, 'Rules of the new reading room');
  await publish(page);
  await expect(isSent).toBeVisible(longWait);
  const [next = '', ...others] = listBranches();
  expect(others).toEqual([]);
  expect(next).not.toBe(branch);
  colleague.git('fetch', '--quiet');
  const changed = colleague.git('diff', '--name-only', `origin/main...origin/${next}`);
  expect(changed.trim()).toBe(rules);
  await page.keyboard.press('Escape');

  const published = desk.read('settings.yaml');
  desk.write('settings.yaml', published.replace(/^site: .*$/m, `site: ${website.address}`));
  const seeState = (state: 'state.late' | 'state.online') =>
    expect(async () => {
      await page.reload();
      await expect(entry.getByText(words[state])).toBeVisible({ timeout: 10_000 });
    }).toPass(longWait);
  await seeState('state.late');
  await expect(page.getByRole('link', { name: words['online.runs'] })).toHaveAttribute(
    'href',
    'https://github.com/ifsf/website/actions',
  );
  website.commit = desk.git('rev-parse', 'origin/main').trim();
  await seeState('state.online');
  // The next tests of this desk send to the main branch again.
  desk.write('settings.yaml', settings);
  sendTo(desk, address);
});
