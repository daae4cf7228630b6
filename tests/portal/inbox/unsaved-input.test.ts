import { afterEach, beforeEach, expect, test } from 'vitest';
import { languages } from '../../../packages/i18n/languages.ts';
import { dictionaries } from '../../../packages/i18n/strings.ts';
import { goodMessage, startPortal, type RunningPortal } from '../running-portal.ts';
import { inbox, InboxBrowser, staff } from './inbox-browser.ts';

const [asha = '', ravi = ''] = staff;
const path = '/IFSF-K-2026-000001';
const note = 'Two lines,\nof which <i>none</i> may be lost. टिप्पणी';
const shown = 'Two lines,\nof which &lt;i&gt;none&lt;/i&gt; may be lost. टिप्पणी</textarea>';
let portal: RunningPortal;
let browser: InboxBrowser;

beforeEach(async () => {
  portal = await startPortal({ inbox });
  browser = new InboxBrowser(portal);
  await portal.post('/messages', goodMessage);
});

afterEach(() => portal.stop());

const save = (who = browser, version = '0') => who.send(path, { version, state: 'answered', note });

const stored = () => portal.database.selectFrom('changes').select(['address', 'note']).execute();

test.each(languages)(
  'a note that is typed when the session has ended is shown again, and saved after signing in, in %s',
  async (language) => {
    const headers = { 'Accept-Language': language };
    const { sessionEnded, submission } = dictionaries[language].inbox;
    await browser.signIn();
    await browser.load(path, { headers });
    portal.clock.now += 12 * 60 * 60_000;
    const ended = await browser.send(path, { version: '0', state: 'answered', note }, headers);
    expect(ended.status).toBe(403);
    expect(ended.text).toContain(sessionEnded.text);
    expect(ended.text).toContain(shown);
    expect(ended.text).toContain('value="answered" selected');
    expect(ended.text).not.toContain(goodMessage.email);
    // Signed in in another tab of the same browser; the first still shows its page.
    const tab = new InboxBrowser(portal);
    for (const [name, value] of browser.cookies) tab.cookies.set(name, value);
    await tab.signIn();
    browser.cookies.clear();
    for (const [name, value] of tab.cookies) browser.cookies.set(name, value);
    const old = await browser.send(path, { version: '0', state: 'answered', note }, headers);
    expect(old.status).toBe(409);
    expect(old.text).toContain(submission.old);
    expect(old.text).toContain(shown);
    expect((await save()).status).toBe(303);
    expect(await stored()).toEqual([{ address: asha, note }]);
  },
);

test('names the person of a conflict, even after signing in again', async () => {
  const other = new InboxBrowser(portal);
  await browser.signIn(asha);
  await browser.load(path);
  browser.cookies.delete('__Host-inbox-session');
  await save();
  await other.signIn(ravi);
  await other.load(path);
  await save(other);
  const tab = new InboxBrowser(portal);
  await tab.signIn(asha);
  for (const [name, value] of tab.cookies) browser.cookies.set(name, value);
  const old = await save();
  expect(old.text).toContain('name="version" value="0"');
  expect((await save()).status).toBe(409);
  expect(await stored()).toEqual([{ address: ravi, note }]);
});

test('shows a note again when the database is lost', async () => {
  await browser.signIn();
  await browser.load(path);
  await portal.database.schema.alterTable('sessions').renameTo('lost').execute();
  const lost = await save();
  expect(lost.status).toBe(503);
  expect(lost.headers['retry-after']).toBe('60');
  expect(lost.text).toContain(dictionaries.en.inbox.unavailable.kept);
  expect(lost.text).toContain(shown);
  expect((await browser.load('')).text).toContain(dictionaries.en.inbox.unavailable.text);
  await portal.database.schema.alterTable('lost').renameTo('sessions').execute();
  expect((await save()).status).toBe(409);
  expect((await save()).status).toBe(303);
  expect(await stored()).toEqual([{ address: asha, note }]);
});

test('shows a page of another site nothing that it has sent', async () => {
  for (const origin of ['https://other.example', 'null']) {
    const { status, text } = await browser.send(path, { state: 'new', note }, { Origin: origin });
    expect([status, text.includes('none')]).toEqual([403, false]);
  }
});

test('shows an address again that was typed into an old page', async () => {
  const page = await browser.send('/sign-in', { address: asha, page: path });
  expect(page.status).toBe(422);
  expect(page.text).toContain(dictionaries.en.inbox.signIn.old);
  expect(page.text).toContain(`value="${asha}"`);
  expect(page.text).toContain(`name="page" value="${path}"`);
});
