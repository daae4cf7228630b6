import { beforeEach, expect, test } from 'vitest';
import { dictionaries } from '../../../packages/i18n/strings.ts';
import { goodMessage, startPortal, type RunningPortal } from '../running-portal.ts';
import { inboxAddress, InboxBrowser } from './inbox-browser.ts';

const [secretary, ombudsman] = ['asha@ifsf.example', 'ombudsman@ifsf.example'] as const;
const [complaint, message] = ['IFSF-K-2026-000001', 'IFSF-M-2026-000001'] as const;
const text = dictionaries.en.inbox;
let portal: RunningPortal;

beforeEach(async () => {
  const staff = new Map([
    [secretary, ['message', 'application', 'certificate'] as const],
    [ombudsman, ['complaint'] as const],
  ]);
  portal = await startPortal({ inbox: { staff, language: 'en', address: () => inboxAddress } });
  await portal.post('/messages', { ...goodMessage, name: 'Kamala' });
  await portal.post('/messages', { ...goodMessage, name: 'Meera', subject: 'Feedback' });
});

async function signInAs(address: string): Promise<InboxBrowser> {
  const browser = new InboxBrowser(portal);
  await browser.signIn(address);
  return browser;
}

test.each([
  [secretary, { seen: message, hidden: complaint, name: 'Meera' }],
  [ombudsman, { seen: complaint, hidden: message, name: 'Kamala' }],
])('%s sees the kinds of PORTAL_STAFF and no other', async (address, { seen, hidden, name }) => {
  await portal.mailsTried();
  expect((await portal.mailsTo(address)).map(({ subject }) => subject)).toEqual([
    `${seen} has arrived`,
  ]);
  const browser = await signInAs(address);
  expect((await browser.load('/enter')).status).toBe(hidden === message ? 200 : 404);
  expect((await browser.load(`/${seen}`)).status).toBe(200);
  for (const path of ['', '?search=asha@bank', '?kind=complaint', '?kind=message', '/list.csv']) {
    const page = (await browser.load(path)).text;
    expect([path, page.includes(seen), page.includes(hidden)]).toEqual([path, true, false]);
    if (!path.startsWith('/')) expect(page).toContain(`${text.list.open} <b>1</b>`);
  }
  expect((await browser.load(`/${hidden}`)).status).toBe(404);
  for (const path of [`/${hidden}`, `/${hidden}/bounced`, `/${hidden}/again`])
    expect((await browser.send(path, { version: '0', state: 'closed' })).status).toBe(404);
  const picks = { [`pick-${seen}`]: '0', [`pick-${hidden}`]: '0', action: 'delete' };
  const asked = (await browser.send('/selected', picks)).text;
  expect(['Meera', 'Kamala'].filter((one) => asked.includes(one))).toEqual([name]);
  await browser.send('/selected', { ...picks, confirmed: 'yes' });
  const left = await portal.database.selectFrom('submissions').select('reference').execute();
  expect(left).toEqual([{ reference: hidden }]);
});

test('the log says to the ombudsman who opened a complaint, and to nobody else', async () => {
  const office = await signInAs(ombudsman);
  const others = await signInAs(secretary);
  await office.load(`/${complaint}`);
  await others.load(`/${message}`);
  const shows = async (browser: InboxBrowser) => {
    const log = (await browser.load('/access.csv')).text;
    return [complaint, message].map((reference) => log.includes(reference));
  };
  expect(await shows(office)).toEqual([true, false]);
  expect(await shows(others)).toEqual([false, true]);
});
